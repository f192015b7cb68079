import { createUnreadStore } from '@guest/shared/host-state/unread.store';
import { afterEach, expect, test, vi } from 'vitest';
import { showAppBadge } from './app-badge';

afterEach(() => void vi.unstubAllGlobals());

test('the icon of the installed app has the number of unread messages, and none without them', () => {
  const badges: number[] = [];
  vi.stubGlobal('navigator', {
    setAppBadge: async (count: number) => void badges.push(count),
    clearAppBadge: async () => void badges.push(0),
  });
  const unread = createUnreadStore();
  const stop = showAppBadge(unread);
  for (const count of [2, 2, 5, 0]) unread.getState().chatCounted(count);
  stop();
  unread.getState().chatCounted(9);

  expect(badges).toEqual([0, 2, 5, 0]);
});

test('a browser that refuses badges, or has none, loses nothing', async () => {
  const unread = createUnreadStore();
  const refused = vi.fn(async () => Promise.reject(new Error('not installed')));
  vi.stubGlobal('navigator', { setAppBadge: refused, clearAppBadge: refused });
  showAppBadge(unread);
  unread.getState().chatCounted(1);
  await Promise.resolve();
  expect(refused).toHaveBeenCalledTimes(2);

  vi.stubGlobal('navigator', {});
  expect(() => showAppBadge(unread)).not.toThrow();
});
