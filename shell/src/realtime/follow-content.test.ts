// @vitest-environment node
import { readKey } from '@guest/shared/reads/read-query';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followContent } from './follow-content';

const push = { version: 7, epoch: '7b1d2f2e-4a52-4f8e-9d83-0f2f0f6b9c11' };
const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1' };

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

/** A guest of the Grand whose pages have read this. `readsAgain` tells whether open pages read it anew. */
function pages(...key: unknown[]) {
  const host = fakeHost();
  const user = { ...ids, hotel_identity: 'grand', chat_uuid: 'c1', chat_session_id: 's1' };
  host.session.getState().signedIn({ token: 't', user, allowToPost: false });
  host.queries.setQueryData(key, { items: [] });
  const readsAgain = () => host.queries.getQueryState(key)?.isInvalidated;
  return { host, readsAgain, invalidate: vi.spyOn(host.queries, 'invalidateQueries') };
}

test.each([
  '/web/property/grand/detail',
  '/web/property/Grand/directories/the-house',
  '/web/property/grand/outlets/bar/menus/drinks/overview?at=2026-06-10T12:00',
])('when the hotel publishes, open pages read %s again, within three seconds', async (url) => {
  const { host, readsAgain } = pages(...readKey(url, 'en'));
  onTestFinished(followContent(host));
  expect(readsAgain()).toBe(false);

  host.realtime.pushed('contentPublished', push);
  await vi.advanceTimersByTimeAsync(3_000);

  expect(readsAgain()).toBe(true);
});

test.each([
  ['another hotel', ['/web/property/grand-annex/directories', 'en']],
  ['the list of hotels', ['/web/property', 'en']],
  ['the pages of a feed', ['/web/property/grand/posts', 'en', 'pages']],
])('when the hotel publishes, open pages do not read %s again', async (_what, key) => {
  const { host, readsAgain } = pages(...key);
  onTestFinished(followContent(host));

  host.realtime.pushed('contentPublished', push);
  await vi.advanceTimersByTimeAsync(3_000);

  expect(readsAgain()).toBe(false);
});

test('versions that follow each other closely are read once, and none is after the connection has ended', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { host, invalidate } = pages('/web/property/grand/detail', 'en');
  const stop = followContent(host);

  host.realtime.pushed('contentPublished', push);
  await vi.advanceTimersByTimeAsync(1_000);
  host.realtime.pushed('contentPublished', { ...push, version: 8 });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(invalidate).toHaveBeenCalledOnce();

  host.realtime.pushed('contentPublished', { ...push, version: 9 });
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(invalidate).toHaveBeenCalledOnce();
});
