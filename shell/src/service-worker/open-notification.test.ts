import { expect, test, vi } from 'vitest';
import { openNotification } from './open-notification';

const location = { origin: 'https://suite.example' };

function tapped(data: unknown, windows: number) {
  const window = { focus: vi.fn(async () => {}), postMessage: vi.fn() };
  const openWindow = vi.fn(async () => {});
  const matchAll = async () => Array.from({ length: windows }, () => window);
  const scope = { location, clients: { claim: async () => {}, matchAll, openWindow } };
  const notification = { data, close: vi.fn() };
  const done = openNotification(scope, { notification, waitUntil: () => {} });
  return { done, window, openWindow, notification };
}

test('Q-09 tapping a notification focuses the window and opens the conversation', async () => {
  const { done, window, notification } = tapped({ path: '/grand/chat?room=1' }, 1);

  await done;

  expect(notification.close).toHaveBeenCalledOnce();
  expect(window.focus).toHaveBeenCalledOnce();
  expect(window.postMessage).toHaveBeenCalledWith({ tapped: '/grand/chat?room=1' });
});

test('Q-09 tapping a notification opens a new window if there is none', async () => {
  const { done, openWindow } = tapped({ path: '/grand/chat?room=1' }, 0);

  await done;

  expect(openWindow).toHaveBeenCalledWith('/grand/chat?room=1');
});

test.each([
  [{ path: 'https://elsewhere.example/' }],
  [{ path: '//elsewhere.example' }],
  [null],
  [{ path: 7 }],
])('a path outside the suite is not opened: %j', async (data) => {
  const { done, openWindow, window } = tapped(data, 0);

  await done;

  expect(openWindow).not.toHaveBeenCalled();
  expect(window.postMessage).not.toHaveBeenCalled();
});
