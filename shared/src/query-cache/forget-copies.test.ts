import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uuidOf } from '../testing/builders/uuid-of';
import { memoryCaches } from '../testing/memory-caches';
import { saveCachedRead } from './cached-reads';
import { forgetCopies } from './forget-copies';

const gone = uuidOf(1);
const other = uuidOf(2);
const author = uuidOf(3);
const post = (id: string, by = uuidOf(4)) => ({ id, author: { uuid: by } });
const FEED = '/copies/en/web/property/grand/posts?limit=10';

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const keep = (path: string, reply: unknown, owner = 'guest-ada') =>
  saveCachedRead(path, owner, { reply, at: 1_000 });
const keepDocument = async (path: string, html: string) =>
  (await caches.open('documents')).put(path, new Response(html, { headers: { vary: 'cookie' } }));

async function forget(id: string): Promise<void> {
  const forgetting = forgetCopies(id);
  await vi.runAllTimersAsync();
  await forgetting;
}

async function copies(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      const text = await (await cache.match(request))?.text();
      found[`${name} ${pathname}${search}`] = name === 'documents' ? text : JSON.parse(text ?? '');
    }
  }
  return found;
}

test('a post that is gone leaves its own copies, every list and every document, of every guest', async () => {
  await keep(FEED, { items: [post(gone), post(other)], nextCursor: 'a' });
  await keep(FEED, { items: [post(gone)], nextCursor: null }, 'everyone');
  await keep(`/copies/en/web/property/grand/post/${gone}`, post(gone));
  await keep(`/copies/en/web/property/grand/post/${gone}/comments`, { items: [{ id: uuidOf(5) }] });
  await keep(`/copies/en/web/property/grand/post/${other}`, post(other));
  await keepDocument('/grand/discover', `<a href="/grand/discover/${gone}">Sea</a>`);
  await keepDocument('/grand/activities', '<p>Yoga</p>');

  await forget(gone);

  expect(await copies()).toEqual({
    [`reads-of-guest-ada ${FEED}`]: { items: [post(other)], nextCursor: 'a' },
    [`reads-of-guest-ada /copies/en/web/property/grand/post/${other}`]: post(other),
    [`reads-of-everyone ${FEED}`]: { items: [], nextCursor: null },
    'documents /grand/activities': '<p>Yoga</p>',
  });
});

test('the texts of a blocked guest are in no copy', async () => {
  await keep(FEED, { items: [post(gone, author), post(other)], nextCursor: null });
  await keep(`/copies/en/web/property/grand/post/${gone}`, post(gone, author));

  await forget(author);

  expect(await copies()).toEqual({
    [`reads-of-guest-ada ${FEED}`]: { items: [post(other)], nextCursor: null },
  });
});

test('a list keeps its time, so that its next reply takes its place', async () => {
  await keep(FEED, { items: [post(gone), post(other)] });
  await forget(gone);
  await saveCachedRead(FEED, 'guest-ada', { reply: { items: [] }, at: 2_000 });

  expect(await copies()).toEqual({ [`reads-of-guest-ada ${FEED}`]: { items: [] } });
});

test('a reply that had arrived and is saved a moment later is found too', async () => {
  const forgetting = forgetCopies(gone);
  await vi.advanceTimersByTimeAsync(600);
  await keep(FEED, { items: [post(gone), post(other)] });
  await vi.runAllTimersAsync();
  await forgetting;

  expect(await copies()).toEqual({ [`reads-of-guest-ada ${FEED}`]: { items: [post(other)] } });
});

test('a device without storage for copies has none to forget', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('no storage')) });

  const forgetting = forgetCopies(gone);
  await vi.runAllTimersAsync();

  await expect(forgetting).resolves.toBeUndefined();
});
