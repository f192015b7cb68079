import { expect, test, vi } from 'vitest';
import { openNotification } from './open-notification';

const location = { origin: 'https://suite.example' };

interface TapOptions {
  /** The paths of the windows that are open. */
  windows?: string[];
  /** Whether the pages reply to messages; a page that sleeps does not. */
  isAwake?: boolean;
}

function tapped(data: unknown, { windows = [], isAwake = true }: TapOptions = {}) {
  const open = windows.map((path) => ({
    url: location.origin + path,
    focus: vi.fn(async () => {}),
    navigate: vi.fn(async () => {}),
    postMessage: vi.fn((_message: unknown, [port]: Transferable[]) => {
      // The worker sends a port to reply to.
      if (isAwake) (port as MessagePort).postMessage('opened');
    }),
  }));
  const openWindow = vi.fn(async () => {});
  const matchAll = async () => open;
  const scope = { location, clients: { claim: async () => {}, matchAll, openWindow } };
  const notification = { data, close: vi.fn() };
  const done = openNotification(scope, { notification, waitUntil: () => {} });
  return { done, window: open[0], open, openWindow, notification };
}

test('Q-09 tapping a notification focuses the window and opens the conversation', async () => {
  const { done, window, notification } = tapped({ path: '/grand/chat?room=1' }, { windows: ['/grand'] });

  await done;

  expect(notification.close).toHaveBeenCalledOnce();
  expect(window?.focus).toHaveBeenCalledOnce();
  expect(window?.postMessage).toHaveBeenCalledWith({ tapped: '/grand/chat?room=1' }, [expect.anything()]);
  expect(window?.navigate).not.toHaveBeenCalled();
});

test('Q-09 tapping a notification opens a new window if there is none', async () => {
  const { done, openWindow } = tapped({ path: '/grand/chat?room=1' });

  await done;

  expect(openWindow).toHaveBeenCalledWith('/grand/chat?room=1');
});

test.each([
  [{ path: 'https://elsewhere.example/' }],
  [{ path: '//elsewhere.example' }],
  [null],
  [{ path: 7 }],
])('a path outside the suite is not opened: %j', async (data) => {
  const { done, openWindow, window } = tapped(data, { windows: ['/grand'] });

  await done;

  expect(openWindow).not.toHaveBeenCalled();
  expect(window?.postMessage).not.toHaveBeenCalled();
});

test('a page that does not reply is navigated by the browser', async () => {
  const { done, window } = tapped({ path: '/grand/chat?room=1' }, { windows: ['/grand'], isAwake: false });

  await done;

  expect(window?.navigate).toHaveBeenCalledWith('/grand/chat?room=1');
});

test('of several windows, one of the same hotel is used', async () => {
  const { done, open } = tapped({ path: '/grand/chat' }, { windows: ['/other/chat', '/grand/menus'] });

  await done;

  expect(open.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
});
