import { createSessionStore } from '@guest/shared/host-state/session.store';
import { createSignUpStore } from '@guest/shared/host-state/sign-up.store';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { stubFullStorage } from '@guest/shared/testing/full-storage';
import { afterEach, expect, test, vi } from 'vitest';
import { SESSION_ENDED } from './session-ended';
import { followOtherTabs } from './follow-other-tabs';

const ANA = '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11';
const BEA = '7c0e2a4d-1b53-5f6e-8a9d-2e4c6b8d0f13';

let stop = () => {};
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('signing in in another tab signs this tab in', async () => {
  const host = fakeHost();
  stop = followOtherTabs(host, () => {});

  signInElsewhere();

  await expect.poll(() => host.session.getState().token).toBe('a-token');
});

test('signing out in another tab signs this tab out', async () => {
  const host = fakeHost();
  stop = followOtherTabs(host, () => {});
  signInElsewhere();
  await expect.poll(() => host.session.getState().token).toBe('a-token');

  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));

  expect(host.session.getState().token).toBeNull();
});

test('the next guest on this device gets a reloaded page without the input of the previous guest', async () => {
  const { host, loadAnew } = await tabOfAna();
  sessionStorage.setItem('draft:table', 'no nuts');
  sessionStorage.setItem('way-back:bar', '/grand/dining/bar');

  signInElsewhere({ id: BEA });

  await expect.poll(() => host.session.getState().user?.id).toBe(BEA);
  expect(loadAnew).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual([`drafts of ${ANA}`]);
});

test('input is restored only for the guest who typed it, on a reloaded page', async () => {
  const { host, loadAnew } = await tabOfAna();
  sessionStorage.setItem('draft:table', 'no nuts');
  signInElsewhere({ id: BEA });
  await expect.poll(() => host.session.getState().user?.id).toBe(BEA);
  sessionStorage.setItem('draft:table', 'no fish');

  signInElsewhere({ id: ANA });

  await expect.poll(() => sessionStorage.getItem('draft:table')).toBe('no nuts');
  signInElsewhere({ id: BEA });
  await expect.poll(() => sessionStorage.getItem('draft:table')).toBe('no fish');
  expect(loadAnew).toHaveBeenCalledTimes(3);
});

test('a session update of the same guest leaves the page and its input unchanged', async () => {
  const { host, loadAnew } = await tabOfAna();
  sessionStorage.setItem('draft:table', 'no nuts');

  signInElsewhere({ token: 'another-token' });

  await expect.poll(() => host.session.getState().token).toBe('another-token');
  expect({ ...sessionStorage }).toEqual({ 'draft:table': 'no nuts' });
  expect(loadAnew).not.toHaveBeenCalled();
});

test('signing out in another tab discards the input in this tab', async () => {
  const { host, loadAnew } = await tabOfAna();
  sessionStorage.setItem('draft:table', 'no nuts');

  elsewhere().getState().signedOut();
  tell(SESSION);

  await expect.poll(() => host.session.getState().user).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(loadAnew).toHaveBeenCalledOnce();
});

test('sign-out is followed on a device with full storage, and changes of this tab itself do not reload the page', async () => {
  const { host, loadAnew } = await tabOfAna();
  localStorage.clear();
  let isFull = true;
  stubFullStorage(() => isFull);
  tell(SESSION);
  await expect.poll(() => host.session.getState().user).toBeNull();
  expect(loadAnew).toHaveBeenCalledOnce();

  isFull = false;
  host.session.getState().signedIn(guest(ANA, 'again'));
  host.session.getState().signedOut();

  expect(loadAnew).toHaveBeenCalledOnce();
});

test('a session that another tab finds expired is announced on the reloaded page, and input is saved', async () => {
  const { host, loadAnew } = await tabOfAna();
  sessionStorage.setItem('draft:table', 'no nuts');

  endElsewhere();

  await expect.poll(() => host.session.getState().user).toBeNull();
  expect(loadAnew).toHaveBeenCalledOnce();
  expect(sessionStorage.getItem('draft:table')).toBeNull();
  const { toast } = newPage();
  await expect.poll(() => toast.mock.calls).toEqual([['error', expect.stringContaining('has ended')]]);

  signInElsewhere();
  await expect.poll(() => ({ ...sessionStorage })).toEqual({ 'draft:table': 'no nuts' });
});

test('sessions that expire while the tab is hidden are announced once when it becomes visible', async () => {
  const look = lookAway();
  await tabOfAna();
  endElsewhere();
  endElsewhere();
  const { toast } = newPage();

  look();
  look();

  await expect.poll(() => toast.mock.calls.length).toBe(1);
  expect(sessionStorage).toHaveLength(0);
});

test('the expiry is not announced to a guest who is signed in again before the tab becomes visible', async () => {
  const look = lookAway();
  const { toast, host } = await tabOfAna();
  endElsewhere();
  await expect.poll(() => host.session.getState().user).toBeNull();
  // The storage event of the other tab has not arrived yet.
  elsewhere().getState().signedIn(guest(ANA, 'again'));

  look();

  await expect.poll(() => host.session.getState().token).toBe('again');
  await expect.poll(() => sessionStorage.getItem(SESSION_ENDED)).toBeNull();
  expect(toast).not.toHaveBeenCalled();
});

test('a tab that was frozen while its guest’s session expired and was renewed changes no stored data', async () => {
  const { host, loadAnew, toast } = await tabOfAna();
  sessionStorage.setItem('draft:table', 'no nuts');
  localStorage.setItem('draft-order:grand:bar', '{"lines":[{"name":"Sole"}]}');
  elsewhere().getState().signedIn(guest(ANA, 'again'));
  const saved = { ...localStorage };

  hearOfTheEnd();

  await expect.poll(() => host.session.getState().token).toBe('again');
  expect({ ...localStorage }).toEqual(saved);
  expect({ ...sessionStorage }).toEqual({ 'draft:table': 'no nuts' });
  expect(loadAnew).not.toHaveBeenCalled();
  expect(toast).not.toHaveBeenCalled();
});

test('a tab that was frozen until another guest signed in does not touch the data of that guest', async () => {
  const { host, loadAnew, toast } = await tabOfAna();
  sessionStorage.setItem('draft:table', 'no nuts');
  localStorage.setItem('draft-order:grand:bar', '{"lines":[{"name":"Sole"}]}');
  elsewhere().getState().signedIn(guest(BEA, 'of-bea'));
  const saved = { ...localStorage };

  hearOfTheEnd();

  await expect.poll(() => host.session.getState().token).toBe('of-bea');
  expect({ ...localStorage }).toEqual(saved);
  expect(Object.keys(sessionStorage)).toEqual([`drafts of ${ANA}`]);
  expect(loadAnew).toHaveBeenCalledOnce();
  expect(toast).not.toHaveBeenCalled();
});

test('a sign-up step in another tab is applied in this tab', async () => {
  const host = fakeHost();
  stop = followOtherTabs(host, () => {});

  const way = createSignUpStore();
  way.getState().codeSent({
    otp_request_token: 'asked',
    confirm_code_expiry: '2026-11-21T12:00:00Z',
    verification_type: 'email',
  });
  tell(way.persist.getOptions().name);

  await expect.poll(() => host.signUp.getState().otp_request_token).toBe('asked');
});

const SESSION = createSessionStore().persist.getOptions().name;

/** Simulates a new or reloaded page in this tab. */
function newPage() {
  stop();
  const toast = vi.fn();
  const loadAnew = vi.fn();
  const host = fakeHost([], { toast });
  stop = followOtherTabs(host, loadAnew);
  return { host, toast, loadAnew };
}

async function tabOfAna() {
  const tab = newPage();
  signInElsewhere();
  await expect.poll(() => tab.host.session.getState().token).toBe('a-token');
  return tab;
}

/** Hides the tab and returns a function that shows it again. */
function lookAway(): () => void {
  const looks = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  return () => {
    looks.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

const elsewhere = () => createSessionStore();
const guest = (id: string, token: string) => ({
  token,
  user: { id, uuid: id, guest_uuid: id, guestUuid: id },
  allowToPost: true,
});

function signInElsewhere({ id = ANA, token = 'a-token' } = {}): void {
  elsewhere().getState().signedIn(guest(id, token));
  tell(SESSION);
}

function endElsewhere(): void {
  localStorage.clear();
  hearOfTheEnd();
}

function hearOfTheEnd(): void {
  dispatchEvent(new StorageEvent('storage', { key: SESSION_ENDED, newValue: ANA }));
  dispatchEvent(new StorageEvent('storage', { key: SESSION, newValue: null }));
}

function tell(name: string | undefined): void {
  dispatchEvent(new StorageEvent('storage', { key: name, newValue: localStorage.getItem(name ?? '') }));
}
