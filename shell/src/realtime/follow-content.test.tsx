import { HostProvider } from '@guest/shared';
import { useQuery } from '@guest/shared/queries';
import { readKey } from '@guest/shared/reads/read-query';
import { fakeHost } from '@guest/shared/testing/fake-host';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { followContent } from './follow-content';

const push = { version: 7, epoch: '7b1d2f2e-4a52-4f8e-9d83-0f2f0f6b9c11' };
const ids = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1' };

let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => visibility === 'hidden');
});

function show(state: DocumentVisibilityState) {
  visibility = state;
  // The query library listens on the window, which the event reaches by bubbling.
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** A page of a guest of the Grand that shows what it has read. */
function openPage(...queryKey: unknown[]) {
  const host = fakeHost();
  const user = { ...ids, hotel_identity: 'grand', chat_uuid: 'c1', chat_session_id: 's1' };
  host.session.getState().signedIn({ token: 't', user, allowToPost: false });
  host.queries.setQueryData(queryKey, { items: [] });
  const read = vi.fn(async () => ({ items: [] }));
  renderHook(() => useQuery({ queryKey, queryFn: read }), {
    wrapper: ({ children }) => <HostProvider host={host}>{children}</HostProvider>,
  });
  const stop = followContent(host);
  onTestFinished(stop);
  return { pushed: () => host.realtime.pushed('contentPublished', push), read, stop };
}

const detail = () => openPage('/web/property/grand/detail', 'en');

test.each([
  '/web/property/grand/detail',
  '/web/property/Grand/directories/the-house',
  '/web/property/grand/outlets/bar/menus/drinks/overview?at=2026-06-10T12:00',
])('when the hotel publishes, a visible page reads %s again, once within 30 seconds', async (url) => {
  const { pushed, read } = openPage(...readKey(url, 'en'));

  pushed();
  await vi.advanceTimersByTimeAsync(30_000);

  expect(read).toHaveBeenCalledOnce();
});

test.each([
  ['the results of a search', ['search', 'Grand', 'en', 'melange']],
  ['the Wi-Fi password', ['wifi', 'grand', 'en']],
])('when the hotel publishes, a visible page reads %s again, once within 30 seconds', async (_what, key) => {
  const { pushed, read } = openPage(...key);

  pushed();
  await vi.advanceTimersByTimeAsync(30_000);

  expect(read).toHaveBeenCalledOnce();
});

test.each([
  ['a search in another hotel', ['search', 'grand-annex', 'en', 'melange']],
  ['another hotel', ['/web/property/grand-annex/directories', 'en']],
  ['the list of hotels', ['/web/property', 'en']],
  ['the pages of a feed', ['/web/property/grand/posts', 'en', 'pages']],
])('when the hotel publishes, a visible page does not read %s again', async (_what, key) => {
  const { pushed, read } = openPage(...key);

  pushed();
  await vi.advanceTimersByTimeAsync(30_000);

  expect(read).not.toHaveBeenCalled();
});

test('the reads of visible pages are spread over 30 seconds', async () => {
  const pages = Array.from({ length: 10 }, (_, i) => {
    vi.spyOn(Math, 'random').mockReturnValue(i / 10);
    const { pushed, read } = detail();
    pushed();
    return read;
  });
  const countOfReads = () => pages.filter(({ mock }) => mock.calls.length > 0).length;

  await vi.advanceTimersByTimeAsync(3_000);
  expect(countOfReads()).toBe(2);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(countOfReads()).toBe(6);
});

test.each([
  ['before the hotel publishes', 0],
  ['before its own read', 1_000],
])('a page that was hidden %s reads when it is seen, and once', async (_when, afterMs) => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { pushed, read } = detail();
  if (afterMs === 0) show('hidden');
  pushed();
  await vi.advanceTimersByTimeAsync(afterMs);
  show('hidden');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(read).not.toHaveBeenCalled();

  show('visible');
  await vi.advanceTimersByTimeAsync(30_000);

  expect(read).toHaveBeenCalledOnce();
});

test('a hidden page that is seen soon after the push reads at once, and not a second time', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { pushed, read } = detail();
  show('hidden');
  pushed();
  await vi.advanceTimersByTimeAsync(1_000);

  show('visible');
  await vi.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(30_000);

  expect(read).toHaveBeenCalledOnce();
});

test('versions that follow each other closely are read once, and none is after the connection has ended', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { pushed, read, stop } = detail();

  pushed();
  await vi.advanceTimersByTimeAsync(10_000);
  pushed();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(read).toHaveBeenCalledOnce();

  pushed();
  stop();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(read).toHaveBeenCalledOnce();
});
