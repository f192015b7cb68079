// @vitest-environment node
import type { PushPayload } from '@guest/shared/contracts/notification/push-payload';
import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showPush } from './show-push';

beforeEach(() => void vi.stubGlobal('caches', memoryCaches()));
afterEach(() => vi.unstubAllGlobals());

const payload: PushPayload = {
  id: 'one:1',
  title: 'New staff message from Rita',
  body: 'Your towels are here',
  tag: 'grand:room:1',
  path: '/grand/chat?room=1',
  lang: 'ar',
  dir: 'rtl',
  at: 1_780_000_000_000,
};

function worker() {
  const showNotification = vi.fn(async () => {});
  const receive = (data: unknown) =>
    showPush({ registration: { showNotification } }, { data: { text: () => JSON.stringify(data) } });
  return { showNotification, receive };
}

test('N-06 a push message shows a notification with its text, vibration and direction', async () => {
  const { showNotification, receive } = worker();

  await receive(payload);

  expect(showNotification).toHaveBeenCalledExactlyOnceWith('New staff message from Rita', {
    body: 'Your towels are here',
    tag: 'grand:room:1',
    renotify: true,
    data: { path: '/grand/chat?room=1' },
    lang: 'ar',
    dir: 'rtl',
    timestamp: 1_780_000_000_000,
    vibrate: [200, 100, 200],
  });
});

test('R-02 the icon of the installed app shows the unread messages although no page is open', async () => {
  const setAppBadge = vi.fn(async () => {});
  const registration = { showNotification: async () => {} };
  const receive = (data: unknown) =>
    showPush({ registration, navigator: { setAppBadge } }, { data: { text: () => JSON.stringify(data) } });

  await receive({ ...payload, id: 'badge:1', unread: 3 });
  await receive({ ...payload, id: 'badge:2' });
  await receive({ ...payload, id: 'badge:3', unread: -1 });

  expect(setAppBadge.mock.calls).toEqual([[3]]);
});

test('a message that arrives twice is shown once, even at the same moment', async () => {
  const { showNotification, receive } = worker();

  await Promise.all([receive(payload), receive(payload)]);
  await receive({ ...payload, id: 'one:2' });

  expect(showNotification).toHaveBeenCalledTimes(2);
});

test('a worker that was updated in the middle does not show again what its predecessor has shown', async () => {
  const { showNotification, receive } = worker();
  await receive(payload);

  vi.resetModules();
  const updated = await import('./show-push');
  const again = { data: { text: () => JSON.stringify(payload) } };
  await updated.showPush({ registration: { showNotification } }, again);

  expect(updated.showPush).not.toBe(showPush);
  expect(showNotification).toHaveBeenCalledTimes(1);
});

test('without storage a message is shown all the same', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('full')) });
  const { showNotification, receive } = worker();

  await receive({ ...payload, id: 'two:1' });

  expect(showNotification).toHaveBeenCalledOnce();
});

test.each([
  [{}],
  [null],
  ['text'],
  [{ ...payload, title: '' }],
  [{ ...payload, dir: 'up' }],
  [{ ...payload, path: 7 }],
])('a message that is not one of ours shows nothing: %j', async (data) => {
  const { showNotification, receive } = worker();

  await receive(data);

  expect(showNotification).not.toHaveBeenCalled();
});
