import { saveDrafts } from '@guest/shared/session/saved-drafts';
import { DRAFTS_RESTORED } from '@guest/shared/storage/draft-names';
import type { Router } from '@guest/shared/router';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { persistDrafts } from './persist-drafts';

const DAY_MS = 24 * 3_600_000;
const user = { id: 'ada', uuid: 'ada', guest_uuid: 'ada', guestUuid: 'ada' };

let visibility: DocumentVisibilityState;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.useFakeTimers({ now: new Date('2026-06-01T12:00:00Z'), toFake: ['Date'] });
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function become(next: DocumentVisibilityState): void {
  visibility = next;
  document.dispatchEvent(new Event('visibilitychange'));
}

interface WindowOptions {
  guest?: typeof user | null;
  mode?: 'installed' | 'app' | 'browser';
  path?: string;
}

/** Opens a page whose tab has the storage of `sessionStorage`. */
async function openWindow({ guest = user, mode = 'installed', path = '/' }: WindowOptions = {}) {
  history.replaceState(null, '', path);
  vi.stubGlobal('matchMedia', () => ({ matches: mode === 'installed' }));
  const host = fakeHost();
  if (guest) host.session.getState().signedIn({ token: 't', user: guest, allowToPost: true });
  else host.session.getState().signedOut();
  if (mode === 'app') host.layout.getState().appModeEntered();
  const onRestored = vi.fn<() => void>();
  addEventListener(DRAFTS_RESTORED, onRestored);
  const navigated = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    navigated.add(listener);
    return () => navigated.delete(listener);
  };
  // Only that the address has changed is read.
  const stop = persistDrafts({ host, router: { subscribe } as unknown as Pick<Router, 'subscribe'> });
  await host.session.persist.rehydrate();
  const close = () => {
    stop();
    removeEventListener(DRAFTS_RESTORED, onRestored);
    // The storage of a window ends with it.
    sessionStorage.clear();
  };
  onTestFinished(close);
  const signIn = (one: typeof user) =>
    host.session.getState().signedIn({ token: 't', user: one, allowToPost: true });
  const goTo = (address: string) => {
    history.pushState(null, '', address);
    navigated.forEach((listener) => listener());
  };
  return { host, close, onRestored, signIn, goTo };
}

const leftNames = () => Object.keys(localStorage).filter((name) => name.startsWith('draft-left'));

/** The guest types into a form, looks at something else, and the system ends the window. */
async function typeAndSleep(options: WindowOptions = {}): Promise<void> {
  const { close } = await openWindow(options);
  sessionStorage.setItem('draft:request', '[["note","Two towels"]]');
  sessionStorage.setItem('way-back:bar', '/grand');
  become('hidden');
  close();
  visibility = 'visible';
}

test.each([{ mode: 'installed' }, { mode: 'app' }, { guest: null }] as const)(
  'input of a window that was ended days ago is there again (%j)',
  async (options) => {
    await typeAndSleep(options);
    vi.setSystemTime(Date.now() + 5 * DAY_MS);

    const { onRestored } = await openWindow(options);

    expect({ ...sessionStorage }).toEqual({ 'draft:request': '[["note","Two towels"]]' });
    expect(onRestored).toHaveBeenCalledOnce();
    expect(leftNames()).toEqual([]);
  },
);

test.each<[string, WindowOptions, WindowOptions, number]>([
  ['of another guest', {}, { guest: { ...user, id: 'bob' } }, 1],
  ['of a guest who is signed out', {}, { guest: null }, 1],
  ['of more than thirty days ago', {}, {}, 31],
  ['of a tab, which the browser gives back itself', { mode: 'browser' }, {}, 1],
  ['of an installed app in a tab beside it', {}, { mode: 'browser' }, 1],
])('input %s is not shown', async (_whose, before, after, days) => {
  await typeAndSleep(before);
  vi.setSystemTime(Date.now() + days * DAY_MS);

  await openWindow(after);

  expect({ ...sessionStorage }).toEqual({});
});

test('input waits for its guest while others use the app, and is back when they sign in', async () => {
  await typeAndSleep();
  await typeAndSleep({ guest: { ...user, id: 'bob' } });
  const { signIn } = await openWindow({ guest: null });
  expect({ ...sessionStorage }).toEqual({});

  signIn(user);

  expect(sessionStorage.getItem('draft:request')).toBe('[["note","Two towels"]]');
  expect(leftNames()).toEqual(['draft-left bob']);
});

test('input of a session that has ended outlives the window in which its guest looked for a code', async () => {
  await typeAndSleep();
  const restored = await openWindow();
  // The server no longer accepts the token, so the shell sets the input aside.
  saveDrafts(user.id, Date.now());
  restored.host.session.getState().signedOut();
  become('hidden');
  restored.close();
  visibility = 'visible';
  vi.setSystemTime(Date.now() + 2 * DAY_MS);
  const { signIn, onRestored } = await openWindow({ guest: null });
  expect({ ...sessionStorage }).toEqual({});

  signIn(user);

  expect({ ...sessionStorage }).toEqual({ 'draft:request': '[["note","Two towels"]]' });
  expect(onRestored).toHaveBeenCalledOnce();
  expect(leftNames()).toEqual([]);
});

test('the app of another hotel beside it neither takes the input nor replaces it', async () => {
  await typeAndSleep({ path: '/grand/request/create' });
  const beside = await openWindow({ path: '/palace' });
  expect({ ...sessionStorage }).toEqual({});
  for (const state of ['hidden', 'visible', 'hidden'] as const) become(state);
  beside.close();
  visibility = 'visible';

  await openWindow({ path: '/grand' });

  expect({ ...sessionStorage }).toEqual({ 'draft:request': '[["note","Two towels"]]' });
});

test('the app of all hotels, which starts outside of them, restores the input at its hotel', async () => {
  await typeAndSleep({ path: '/grand/request/create' });
  const { goTo } = await openWindow({ path: '/_init-pwa' });
  expect({ ...sessionStorage }).toEqual({});

  goTo('/grand');

  expect({ ...sessionStorage }).toEqual({ 'draft:request': '[["note","Two towels"]]' });
});

test('a guest who goes from one hotel to another finds the input of the other one', async () => {
  const there = { ...user, id: 'ada of palace' };
  await typeAndSleep({ path: '/palace/request/create', guest: there });
  const { goTo, signIn } = await openWindow({ path: '/grand' });

  // The session changes before the address, as it does while a page is loaded.
  signIn(there);
  expect({ ...sessionStorage }).toEqual({});
  goTo('/palace');

  expect({ ...sessionStorage }).toEqual({ 'draft:request': '[["note","Two towels"]]' });
});

test('input that an earlier release has left is restored', async () => {
  const drafts = { 'draft:request': '[["note","Two towels"]]' };
  localStorage.setItem('draft-left', JSON.stringify({ owner: 'ada', at: Date.now(), drafts }));

  await openWindow();

  expect({ ...sessionStorage }).toEqual(drafts);
});

test('input that was sent after the window was reopened is not restored', async () => {
  const { close } = await openWindow();
  sessionStorage.setItem('draft:request', '[["note","Two towels"]]');
  become('hidden');
  become('visible');
  sessionStorage.removeItem('draft:request');
  close();

  await openWindow();

  expect({ ...sessionStorage }).toEqual({});
});

test('newer input of the window stays', async () => {
  await typeAndSleep();
  sessionStorage.setItem('draft:request', '[["note","Three towels"]]');

  await openWindow();

  expect(sessionStorage.getItem('draft:request')).toBe('[["note","Three towels"]]');
});

test.each([
  '{',
  '7',
  '{"owner":"ada","at":"now","drafts":{}}',
  '{"owner":"ada","at":1,"drafts":{"draft:a":1}}',
])('a draft that another release has left (%s) is dropped', async (text) => {
  localStorage.setItem('draft-left', text);

  const { onRestored } = await openWindow();

  expect(onRestored).not.toHaveBeenCalled();
  expect(localStorage.getItem('draft-left')).toBeNull();
});
