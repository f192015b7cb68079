import { post } from '@guest/shared/testing/builders/post';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { QueryClient } from '@guest/shared/queries';
import { saveCachedRead } from '@guest/shared/query-cache/cached-reads';
import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countComments, dropPost, isFeed, isFirstPage, isThread } from './feed-queries';

const feed = '/web/property/grand/posts?limit=10';
const single = `/web/property/grand/post/${uuidOf(1)}`;

test('S-03 a comment changes the count by one wherever the post is loaded, and nowhere else', () => {
  const queries = new QueryClient();
  const one = post({ id: uuidOf(1), commentsCount: 4 });
  const other = post({ id: uuidOf(2), commentsCount: 7 });
  queries.setQueryData([single, 'en'], one);
  queries.setQueryData([feed, 'en'], { items: [one, other], nextCursor: null });

  countComments(queries, one.id, 1);

  expect(queries.getQueryData([single, 'en'])).toMatchObject({ commentsCount: 5 });
  expect(queries.getQueryData([feed, 'en'])).toMatchObject({
    items: [{ commentsCount: 5 }, { commentsCount: 7 }],
  });
});

test('the reads of posts and those of comments are told apart', () => {
  const comments = `${single}/comments?cursor=a`;
  expect([feed, single, comments].map((url) => isFeed({ queryKey: [url] }))).toEqual([true, true, false]);
  expect([feed, single, comments].map((url) => isThread({ queryKey: [url] }))).toEqual([false, false, true]);
});

test('a post that is gone leaves the lists, but not the page of its own', () => {
  const queries = new QueryClient();
  const [one, other] = [post({ id: uuidOf(1) }), post({ id: uuidOf(2) })];
  queries.setQueryData([single, 'en'], one);
  queries.setQueryData([feed, 'en'], { items: [one, other], nextCursor: null });

  dropPost(queries, one.id);

  expect(queries.getQueryData([single, 'en'])).toEqual(one);
  expect(queries.getQueryData([feed, 'en'])).toEqual({ items: [other], nextCursor: null });
});

test('only the read without a position is the first page', () => {
  const urls = [feed, `${feed}&tag=sea`, `${feed}&cursor=a`, single];
  expect(urls.map((url) => isFirstPage({ queryKey: [url] }))).toEqual([true, true, false, false]);
});

/** A read of the feed that is answered when the test says so. */
function readLate(queries: QueryClient) {
  let answer = (_reply: unknown) => {};
  const reply = new Promise((resolve) => (answer = resolve));
  const page = queries.fetchQuery({ queryKey: [feed, 'en'], queryFn: () => reply });
  const arrive = async (items: unknown[]) => {
    answer({ items, nextCursor: null });
    await page;
  };
  return { arrive };
}

test('a page that was asked for before a post was gone does not bring it back', async () => {
  const queries = new QueryClient();
  const [one, other] = [post({ id: uuidOf(1) }), post({ id: uuidOf(2) })];
  const late = readLate(queries);

  dropPost(queries, one.id);
  await late.arrive([one, other]);

  expect(queries.getQueryData([feed, 'en'])).toEqual({ items: [other], nextCursor: null });
});

test('a page that is asked for later may have the post again, because the hotel has restored it', async () => {
  const queries = new QueryClient();
  const one = post({ id: uuidOf(1) });
  const late = readLate(queries);
  dropPost(queries, one.id);
  await late.arrive([one]);

  await readLate(queries).arrive([one]);

  expect(queries.getQueryData([feed, 'en'])).toEqual({ items: [one], nextCursor: null });
});

test('a late read that fails or is given up ends the watch of its page', async () => {
  const queries = new QueryClient();
  const one = post({ id: uuidOf(1) });
  const failed = queries
    .fetchQuery({ queryKey: [feed, 'en'], queryFn: () => Promise.reject(new Error('offline')), retry: false })
    .catch(() => {});
  dropPost(queries, one.id);
  await failed;

  await readLate(queries).arrive([one]);

  expect(queries.getQueryData([feed, 'en'])).toEqual({ items: [one], nextCursor: null });
});

test('a post that is gone cannot be read offline', async () => {
  vi.stubGlobal('caches', memoryCaches());
  onTestFinished(() => void vi.unstubAllGlobals());
  const copy = `/copies/en${single}`;
  await saveCachedRead(copy, 'everyone', { reply: post({ id: uuidOf(1) }), at: 1_000 });

  dropPost(new QueryClient(), uuidOf(1));

  await expect.poll(() => caches.match(copy, { cacheName: 'reads-of-everyone' })).toBeUndefined();
});
