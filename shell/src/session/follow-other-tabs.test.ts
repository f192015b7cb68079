import { createSessionStore } from '@guest/shared/session/session.store';
import { createSignUpStore } from '@guest/shared/session/sign-up.store';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { afterEach, expect, test } from 'vitest';
import { followOtherTabs } from './follow-other-tabs';

const ANA = '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11';

let stop = () => {};
afterEach(() => {
  stop();
  localStorage.clear();
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

function signInElsewhere(): void {
  const elsewhere = createSessionStore();
  elsewhere.getState().signedIn({
    token: 'a-token',
    user: { id: ANA, uuid: ANA, guest_uuid: ANA, guestUuid: ANA },
    allowToPost: true,
  });
  tell(elsewhere.persist.getOptions().name);
}

function tell(name: string | undefined): void {
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: localStorage.getItem(name ?? '') }));
}
