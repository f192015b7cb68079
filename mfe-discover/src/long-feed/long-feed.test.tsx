import { ApiError } from '@guest/shared/http/api-error';
import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { FeedPage } from '../feed/feed-page';
import en from '../locales/en.json';

const pages = { 'property-discover': FeedPage };
const ROW_PX = 400;
const SCREEN_PX = 800;
const POSTS = 300;

// The test environment has no layout, so each observed row is as high as a post.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #listener: ResizeObserverCallback;
      constructor(listener: ResizeObserverCallback) {
        this.#listener = listener;
      }
      observe(target: Element) {
        const contentRect = { width: 390, height: ROW_PX };
        // The virtual list reads only these fields of an entry.
        const entry = { target, contentRect } as unknown as ResizeObserverEntry;
        queueMicrotask(() => this.#listener([entry], this as unknown as ResizeObserver));
      }
      unobserve() {}
      disconnect() {}
    },
  );
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(SCREEN_PX);
  vi.stubGlobal('scrollTo', vi.fn());
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
    get: () => document.body,
    configurable: true,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetParent');
});

const all = Array.from({ length: POSTS }, (_, i) =>
  post({
    id: uuidOf(i),
    text: `Post ${i}.`,
    createdAt: new Date(Date.UTC(2026, 4, 31) - i * 60_000).toISOString(),
  }),
);

/** Serves the posts; the cursor is the number of the next one. Each page begins with the last post of the one before. */
function openFeed({ failsAt = -1, hangsAfter = Infinity } = {}) {
  let failures = 0;
  const cursors: string[] = [];
  const network = { isAway: false };
  const call = async (_endpoint: unknown, { query }: { query: { cursor?: string; limit: number } }) => {
    const from = Number(query.cursor ?? 0);
    if (query.cursor !== undefined) cursors.push(query.cursor);
    if (network.isAway) throw new ApiError(0, 'Error');
    if (from === failsAt && failures === 0) {
      failures += 1;
      throw new Error('The network is away');
    }
    if (from > hangsAfter) await new Promise(() => {});
    // A page that comes within the frame in which it is requested is never waited for.
    if (query.cursor !== undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    const items = all.slice(Math.max(0, from - 1), from + query.limit);
    const next = from + query.limit;
    return { items, nextCursor: next < POSTS ? String(next) : null, prevCursor: null };
  };
  // The cast is safe because the test knows the reply.
  const host = propertyHost([], { api: { ...propertyHost().api, call: call as never } });
  renderPage(host, pages, en, '/grand/discover');
  act(() => host.takeOver.getState().answered('page'));
  return { cursors, host, network };
}

const more = () => screen.findByRole('button', { name: 'Show more posts' });

test('the next page continues the list without repeating a post, and only the rows around the screen are there', async () => {
  const { cursors } = openFeed();

  await userEvent.click(await more());
  await screen.findByText('Post 10.');

  // The end of the list stays near in an environment without layout, so page follows page.
  await expect.poll(() => cursors.length).toBeGreaterThan(3);
  const texts = screen.getAllByText(/^Post \d+\.$/).map(({ textContent }) => textContent);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.slice(0, 12)).toEqual(all.slice(0, 12).map(({ text }) => text));
  expect(texts.length).toBeLessThan(40);
  expect(screen.getByText('Post 10.').closest('[aria-posinset]')?.getAttribute('aria-posinset')).toBe('11');
});

test('a page that cannot be loaded says so, and the button tries again', async () => {
  openFeed({ failsAt: 10 });

  await userEvent.click(await more());
  expect(await screen.findByRole('alert')).toBeDefined();
  await userEvent.click(await more());

  await screen.findByText('Post 10.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('posts that were forgotten and cannot be read again say so, are announced once, and can be tried again', async () => {
  const { host, network } = openFeed({ hangsAfter: 60 });
  await userEvent.click(await more());
  await screen.findByText('Post 10.');
  const scrollTo = (top: number) =>
    act(async () => {
      document.documentElement.scrollTop = top;
      dispatchEvent(new Event('scroll'));
    });
  onTestFinished(() => void (document.documentElement.scrollTop = 0));
  await scrollTo(40 * ROW_PX);
  await screen.findByText('Post 51.');
  network.isAway = true;
  act(() => host.layout.setState({ isOffline: true }));
  host.queries.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).includes('cursor=10&') });

  await scrollTo(0);

  const words = "These posts aren't on this device. Try again when you're back online.";
  const places = await screen.findAllByRole('article', { name: words });
  expect(places.length).toBeGreaterThan(1);
  expect(places[0]?.getAttribute('aria-posinset')).toBe('11');
  await expect
    .poll(() => screen.getAllByRole('status').filter(({ textContent }) => textContent === words).length)
    .toBe(1);

  network.isAway = false;
  const [again] = screen.getAllByRole('button', { name: 'Try again' });
  await userEvent.click(again ?? document.body);

  await screen.findByText('Post 10.');
  expect(screen.queryByText(words)).toBeNull();
});

test('the posts are articles of one feed, numbered, and the feed is busy while a page loads', async () => {
  openFeed();
  const feed = await screen.findByRole('feed', { name: 'Posts' });
  const first = await screen.findByText('Post 0.');
  const facts = (post: HTMLElement) => {
    const article = post.closest('article');
    return [article?.getAttribute('aria-posinset'), article?.getAttribute('aria-setsize')];
  };
  expect(facts(first)).toEqual(['1', '-1']);
  expect(feed.getAttribute('aria-busy')).toBe('false');
  const states: (string | null)[] = [];
  const observer = new MutationObserver(() => states.push(feed.getAttribute('aria-busy')));
  observer.observe(feed, { attributeFilter: ['aria-busy'] });

  await userEvent.click(await more());
  await screen.findByText('Post 10.');

  await expect.poll(() => states).toContain('true');
  const children = [...feed.querySelectorAll('article, button, a, p, [role], li, ul, section')].filter(
    (it) => !it.parentElement?.closest('article'),
  );
  expect(new Set(children.map(({ tagName }) => tagName))).toEqual(new Set(['ARTICLE']));
  // When the last page is there, the number of posts is known.
  await expect.poll(() => facts(first), { timeout: 10_000 }).toEqual(['1', String(POSTS)]);
  expect(facts(screen.getByText('Post 10.'))).toEqual(['11', String(POSTS)]);
  expect(feed.getAttribute('aria-busy')).toBe('false');
});

test('Page Down and Page Up move the focus from post to post', async () => {
  openFeed();
  const link = (await screen.findByText('Post 1.')).closest('article')?.querySelector('a, button');
  (link as HTMLElement).focus();
  const focused = () => document.activeElement?.closest('article')?.textContent ?? '';

  await expect
    .poll(async () => {
      await userEvent.keyboard('{PageDown}');
      return document.activeElement?.tagName;
    })
    .toBe('ARTICLE');
  expect(focused()).toContain('Post 2.');
  await userEvent.keyboard('{PageUp}');

  expect(focused()).toContain('Post 1.');
});

test('the feed is no longer busy when the list goes while a page loads', async () => {
  openFeed({ hangsAfter: 10 });
  await userEvent.click(await more());
  await screen.findByText('Post 10.');
  const feed = screen.getByRole('feed', { name: 'Posts' });
  await expect.poll(() => feed.getAttribute('aria-busy')).toBe('true');

  cleanup();

  expect(feed.getAttribute('aria-busy')).toBe('false');
});

test('the visit is saved when the page ends, and forgotten when the browser brings the page back', async () => {
  openFeed();
  await userEvent.click(await more());
  await screen.findByText('Post 10.');
  const saved = () => sessionStorage.length;
  const before = saved();

  dispatchEvent(new Event('pagehide'));
  const whenHidden = saved();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect([whenHidden - before, saved() - before]).toEqual([1, 0]);
});
