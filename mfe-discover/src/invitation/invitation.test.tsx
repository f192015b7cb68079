import { feedContract } from '@guest/shared/contracts/feed/feed.contract';
import { postingContract } from '@guest/shared/contracts/feed/posting.contract';
import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FeedPage } from '../feed/feed-page';
import en from '../locales/en.json';

const pages = { 'property-discover': FeedPage };
const HEIGHT = 200;
const SCREEN = 1_000;
const TEN_MINUTES = 10 * 60_000;
const question = { name: 'What was your moment today?' };
const posts = Array.from({ length: 9 }, (_, i) => post({ id: uuidOf(i + 1), text: `Post ${i + 1}` }));
const own = { allowToPost: true, needs: [], hasPostedToday: false, encouragePostCount: 5 };

let visitedMs = 0;
let asked = 0;

beforeEach(() => {
  localStorage.clear();
  visitedMs = TEN_MINUTES;
  asked = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  vi.spyOn(performance, 'now').mockImplementation(() => visitedMs);
  vi.stubGlobal('innerHeight', SCREEN);
  // Five posts fit on the screen, one below the other.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = posts.findIndex(({ id }) => id === this.dataset.postId);
    return new DOMRect(0, at * HEIGHT, 300, at < 0 ? 0 : HEIGHT);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the feed in a fresh copy of the code, because one page counts what was read on it. */
async function openFeed(
  status: Partial<typeof own> & { restrictedUntil?: string } = {},
  { now }: { now?: string } = {},
) {
  const feed = { items: posts, nextCursor: null, prevCursor: null };
  const host = propertyHost([[feedContract.listPosts, feed]], now ? { now } : {});
  host.api.send = (async (endpoint: unknown) => {
    asked += Number(endpoint === postingContract.getOwnShare);
    return endpoint === postingContract.getOwnShare ? { data: { ...own, ...status } } : { error: 'Offline' };
    // The cast is safe because the page sends nothing else.
  }) as never;
  renderPage(host, pages, en, '/grand/discover');
  await screen.findByText('Post 1');
  act(() => host.takeOver.getState().answered('page'));
  return host;
}

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

test('E-08 after five posts in sight the guest is invited below the screen, and not again that day', async () => {
  const host = await openFeed();
  expect(host.layout.getState().encouragePostCount).toBe(5);

  await expect.poll(async () => (await seconds(1), screen.queryByRole('heading', question))).not.toBeNull();

  const items = [...screen.getByRole('feed', { name: 'Posts' }).children];
  const at = items.findIndex((item) => item.textContent?.includes(question.name));
  // The sixth post is the first one below the screen.
  expect(items[at - 1]?.textContent).toContain('Post 6');
  expect(asked).toBe(1);

  await userEvent.click(screen.getByRole('button', { name: 'No, thank you' }));
  expect(screen.queryByRole('heading', question)).toBeNull();
  await seconds(5);
  expect(screen.queryByRole('heading', question)).toBeNull();
  expect(asked).toBe(1);
});

test.each([
  ['has posted today', { hasPostedToday: true }],
  ['may not post', { restrictedUntil: '2026-06-09T12:00:00Z' }],
])('a guest who %s is not invited', async (_who, status) => {
  await openFeed(status);

  await expect.poll(async () => (await seconds(1), asked)).toBe(1);
  await seconds(3);

  expect(screen.queryByRole('heading', question)).toBeNull();
  expect(asked).toBe(1);
});

describe('when the feed is opened again', () => {
  const MINUTE_MS = 60_000;
  const DAY_MS = 24 * 60 * MINUTE_MS;
  const FIRST = Date.parse('2026-06-01T12:00:00Z');

  /** Opens the feed at a moment and resolves to whether the guest is invited there. */
  async function isInvitedAt(time: number): Promise<boolean> {
    cleanup();
    sessionStorage.clear();
    asked = 0;
    await openFeed({}, { now: new Date(time).toISOString() });
    for (let i = 0; i < 20 && asked === 0; i += 1) await seconds(1);
    if (asked === 0) return false;
    // The answer arrives in its own time, whatever the clock of the test says.
    await screen.findByRole('heading', question);
    return true;
  }

  test('the guest is invited once a day', async () => {
    expect(await isInvitedAt(FIRST)).toBe(true);
    expect([await isInvitedAt(FIRST + DAY_MS - MINUTE_MS), asked]).toEqual([false, 0]);
    expect(await isInvitedAt(FIRST + DAY_MS)).toBe(true);
  });

  test('the guest who has said no is not invited for the rest of the stay', async () => {
    expect(await isInvitedAt(FIRST)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'No, thank you' }));

    expect([await isInvitedAt(FIRST + 3 * DAY_MS), asked]).toEqual([false, 0]);
    // The end of the stay is not known here, so thirty days are assumed.
    expect(await isInvitedAt(FIRST + 30 * DAY_MS)).toBe(true);
  });
});

test('a guest who has just arrived is not invited yet', async () => {
  visitedMs = TEN_MINUTES - 1;
  await openFeed();

  await seconds(5);

  expect(asked).toBe(0);
  expect(screen.queryByRole('heading', question)).toBeNull();
});
