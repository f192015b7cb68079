import { DRAFTS_RESTORED } from '@guest/shared/storage/draft-names';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepDrafts } from './keep-drafts';

const DAY_MS = 24 * 3_600_000;
const user = { id: 'ada', uuid: 'ada', guest_uuid: 'ada', guestUuid: 'ada' };

let visibility: DocumentVisibilityState;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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
}

/** Opens a page whose tab has the storage of `sessionStorage`. */
async function openWindow({ guest = user, mode = 'installed' }: WindowOptions = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: mode === 'installed' }));
  const host = fakeHost();
  if (guest) host.session.getState().signedIn({ token: 't', user: guest, allowToPost: true });
  else host.session.getState().signedOut();
  if (mode === 'app') host.layout.getState().appModeEntered();
  const onRestored = vi.fn<() => void>();
  addEventListener(DRAFTS_RESTORED, onRestored);
  const stop = keepDrafts(host);
  await host.session.persist.rehydrate();
  const close = () => {
    stop();
    removeEventListener(DRAFTS_RESTORED, onRestored);
    // The storage of a window ends with it.
    sessionStorage.clear();
  };
  onTestFinished(close);
  return { close, onRestored };
}

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
    expect(localStorage.getItem('draft-left')).toBeNull();
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
])('what another release has left (%s) is dropped', async (text) => {
  localStorage.setItem('draft-left', text);

  const { onRestored } = await openWindow();

  expect(onRestored).not.toHaveBeenCalled();
  expect(localStorage.getItem('draft-left')).toBeNull();
});
