import { createSessionStore } from '@guest/shared/session/session.store';
import { createSignUpStore } from '@guest/shared/session/sign-up.store';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { giveBackDrafts } from '@guest/shared/session/kept-drafts';
import { afterEach, expect, test, vi } from 'vitest';
import { followOtherTabs } from './follow-other-tabs';
import { SESSION_ENDED } from './session-ended';

const ANA = '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11';
const BEA = '7c0e2a4d-1b53-5f6e-8a9d-2e4c6b8d0f13';

let stop = () => {};
afterEach(() => {
  stop();
  localStorage.clear();
  sessionStorage.clear();
});

test('who signs in in another tab is signed in here', async () => {
  const host = fakeHost();
  stop = followOtherTabs(host);

  signInElsewhere();

  await expect.poll(() => host.session.getState().token).toBe('a-token');
});

test('who signs out in another tab is signed out here', async () => {
  const host = fakeHost();
  stop = followOtherTabs(host);
  signInElsewhere();
  await expect.poll(() => host.session.getState().token).toBe('a-token');

  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));

  expect(host.session.getState().token).toBeNull();
});

test('whoever is next at this device sees nothing of what was read or typed here', async () => {
  const host = fakeHost();
  stop = followOtherTabs(host);
  signInElsewhere();
  await expect.poll(() => host.session.getState().token).toBe('a-token');
  host.queries.setQueryData(['my tables'], 'of Ana');
  sessionStorage.setItem('draft:table', 'no nuts');

  signInElsewhere({ id: BEA });

  await expect.poll(() => host.session.getState().user?.id).toBe(BEA);
  await expect.poll(() => host.queries.getQueryData(['my tables'])).toBeUndefined();
  expect({ ...sessionStorage }).toEqual({});
});

test('what is new of the same guest leaves what they have typed here', async () => {
  const host = fakeHost();
  stop = followOtherTabs(host);
  signInElsewhere();
  await expect.poll(() => host.session.getState().token).toBe('a-token');
  sessionStorage.setItem('draft:table', 'no nuts');

  signInElsewhere({ token: 'another-token' });

  await expect.poll(() => host.session.getState().token).toBe('another-token');
  expect({ ...sessionStorage }).toEqual({ 'draft:table': 'no nuts' });
});

test('a session that another tab finds ended is told of here too, and what was typed here waits', async () => {
  const toast = vi.fn();
  const host = fakeHost([], { toast });
  stop = followOtherTabs(host);
  signInElsewhere();
  await expect.poll(() => host.session.getState().token).toBe('a-token');
  sessionStorage.setItem('draft:table', 'no nuts');

  dispatchEvent(new StorageEvent('storage', { key: SESSION_ENDED, newValue: ANA }));
  dispatchEvent(new StorageEvent('storage', { key: 'guest-session', newValue: null }));

  await expect.poll(() => toast.mock.calls).toEqual([['error', expect.stringContaining('has ended')]]);
  expect(host.session.getState().user).toBeNull();
  giveBackDrafts(ANA, Date.now());
  expect({ ...sessionStorage }).toEqual({ 'draft:table': 'no nuts' });
});

test('a step of the way in that is taken in another tab is taken here', async () => {
  const host = fakeHost();
  stop = followOtherTabs(host);

  const elsewhere = createSignUpStore();
  elsewhere.getState().codeSent({
    otp_request_token: 'asked',
    confirm_code_expiry: '2026-11-21T12:00:00Z',
    verification_type: 'email',
  });
  tell(elsewhere.persist.getOptions().name);

  await expect.poll(() => host.signUp.getState().otp_request_token).toBe('asked');
});

function signInElsewhere({ id = ANA, token = 'a-token' } = {}): void {
  const elsewhere = createSessionStore();
  elsewhere.getState().signedIn({
    token,
    user: { id, uuid: id, guest_uuid: id, guestUuid: id },
    allowToPost: true,
  });
  tell(elsewhere.persist.getOptions().name);
}

function tell(name: string | undefined): void {
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: localStorage.getItem(name ?? '') }));
}
