import { createSessionStore } from '@guest/shared/host-state/session.store';
import { createSignUpStore } from '@guest/shared/host-state/sign-up.store';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { noRoomFor } from '@guest/shared/testing/no-room-for';
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

test('who signs in in another tab is signed in here', async () => {
  const host = fakeHost();
  stop = followOtherTabs(host, () => {});

  signInElsewhere();

  await expect.poll(() => host.session.getState().token).toBe('a-token');
});

test('who signs out in another tab is signed out here', async () => {
  const host = fakeHost();
  stop = followOtherTabs(host, () => {});
  signInElsewhere();
  await expect.poll(() => host.session.getState().token).toBe('a-token');

  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));

  expect(host.session.getState().token).toBeNull();
});

test('whoever is next at this device gets a new page, and finds nothing of what was typed here', async () => {
  const { host, loadAnew } = await tabOfAna();
  sessionStorage.setItem('draft:table', 'no nuts');
  sessionStorage.setItem('way-back:bar', '/grand/dining/bar');

  signInElsewhere({ id: BEA });

  await expect.poll(() => host.session.getState().user?.id).toBe(BEA);
  expect(loadAnew).toHaveBeenCalledOnce();
  expect(Object.keys(sessionStorage)).toEqual([`drafts of ${ANA}`]);
});

test('what was typed here is here again with its guest, on a new page, and had by no other', async () => {
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

test('what is new of the same guest leaves the page and what they have typed here', async () => {
  const { host, loadAnew } = await tabOfAna();
  sessionStorage.setItem('draft:table', 'no nuts');

  signInElsewhere({ token: 'another-token' });

  await expect.poll(() => host.session.getState().token).toBe('another-token');
  expect({ ...sessionStorage }).toEqual({ 'draft:table': 'no nuts' });
  expect(loadAnew).not.toHaveBeenCalled();
});

test('who signs out in another tab takes along what they have typed here', async () => {
  const { host, loadAnew } = await tabOfAna();
  sessionStorage.setItem('draft:table', 'no nuts');

  elsewhere().getState().signedOut();
  tell(SESSION);

  await expect.poll(() => host.session.getState().user).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(loadAnew).toHaveBeenCalledOnce();
});

test('on a device without room it is followed all the same, and what this tab does itself loads nothing anew', async () => {
  const { host, loadAnew } = await tabOfAna();
  const told = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  localStorage.clear();
  let isFull = true;
  noRoomFor(() => isFull);
  tell(SESSION);
  await expect.poll(() => told.mock.calls.length).toBe(1);
  expect(host.session.getState().user).toBeNull();
  expect(loadAnew).toHaveBeenCalledOnce();

  isFull = false;
  host.session.getState().signedIn(guest(ANA, 'again'));
  host.session.getState().signedOut();

  expect(loadAnew).toHaveBeenCalledOnce();
});

test('a session that another tab finds ended is told of on the new page, and what was typed here waits', async () => {
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

test('sessions that ended while nobody looked are told of once, as soon as somebody does', async () => {
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

test('who is signed in again by the time they look is told of no end', async () => {
  const look = lookAway();
  const { toast, host } = await tabOfAna();
  endElsewhere();
  await expect.poll(() => host.session.getState().user).toBeNull();
  // The other tab’s word of it is still on its way.
  elsewhere().getState().signedIn(guest(ANA, 'again'));

  look();

  await expect.poll(() => host.session.getState().token).toBe('again');
  await expect.poll(() => sessionStorage.getItem(SESSION_ENDED)).toBeNull();
  expect(toast).not.toHaveBeenCalled();
});

test('a tab that slept while its guest’s session ended and began again changes nothing of what is there now', async () => {
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

test('a tab that slept until another guest was there leaves what is theirs alone', async () => {
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

test('a step of the way in that is taken in another tab is taken here', async () => {
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

/** A page of this tab, as it is when the tab is opened or loaded anew. */
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

/** Says how to look at this tab again. */
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
