import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { feedContract } from '../contracts/feed/feed.contract';
import { outletContract } from '../contracts/outlet/outlet.contract';
import { ApiError } from '../http/api-error';
import { outlet } from '../testing/builders/outlet';
import { fakeHost } from '../testing/fake-host';
import { uuidOf } from '../testing/builders/uuid-of';
import { memoryCaches } from '../testing/memory-caches';
import { forgetCopies } from '../query-cache/forget-copies';
import { persistReads } from './persist-reads';
import { readQuery } from './read-query';

const inHouse = { params: { property: 'casa-miramar' } };
const elsewhere = { params: { property: 'grand' } };
const ada = { id: 'g1', uuid: 'g1', guest_uuid: 'g1', guestUuid: 'g1', firstName: 'Ada', is_verified: true };
const bar = { items: [outlet({ name: 'Sea Bar' })] };
const GONE = new ApiError(0, 'Error');

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('caches', memoryCaches());
});
afterEach(() => vi.unstubAllGlobals());

/** Creates a page whose reads have this reply, with or without a signed-in guest. */
function page(answer: unknown, guest?: typeof ada) {
  const host = fakeHost([[outletContract.listOutlets, answer]]);
  if (guest) host.session.getState().signedIn({ token: 't', user: guest, allowToPost: true });
  const read = readQuery(host, outletContract.listOutlets, inHouse);
  return {
    host,
    stop: persistReads(host),
    /** Returns what the page shows for the read, and its date. */
    async shown() {
      await host.queries.prefetchQuery(read);
      return host.queries.getQueryState(read.queryKey);
    },
  };
}

const owners = async () => (await caches.keys()).sort();
const placesOf = async (owner: string) =>
  (await (await caches.open(owner)).keys()).map(({ url }) => new URL(url, location.origin).pathname);
const untilKept = (owner: string) => expect.poll(() => owners()).toContain(owner);

test('a read without a reply shows the last cached copy with its date and still fails', async () => {
  const before = page(bar);
  const { dataUpdatedAt } = (await before.shown()) ?? {};
  await untilKept('reads-of-everyone');
  before.stop();

  const later = await page(GONE).shown();

  expect(later).toMatchObject({ data: bar, dataUpdatedAt, status: 'error', error: GONE });
});

test('a refused read does not fall back to a copy', async () => {
  await page(bar).shown();
  await untilKept('reads-of-everyone');

  const refused = await page(new ApiError(403, 'Not for you')).shown();

  expect(refused).toMatchObject({ data: undefined, status: 'error' });
});

test('a cached copy that does not match the contract is ignored', async () => {
  const cache = await caches.open('reads-of-everyone');
  await cache.put(
    '/copies/en/web/property/casa-miramar/outlets',
    new Response('{"items":7}', { headers: { 'x-kept-at': '1000' } }),
  );

  expect(await page(GONE).shown()).toMatchObject({ data: undefined, status: 'error' });
});

test('a guest’s cached reads are private and removed at sign-out', async () => {
  const first = page(bar, ada);
  await first.shown();
  await untilKept('reads-of-guest-g1');

  first.host.session.getState().signedOut();
  await expect.poll(() => owners()).not.toContain('reads-of-guest-g1');

  expect(await page(GONE).shown()).toMatchObject({ data: undefined });
  expect(await page(GONE, { ...ada, guest_uuid: 'g2' }).shown()).toMatchObject({ data: undefined });
});

test('a reply that is not cached yet when the guest signs out is dropped', async () => {
  const { host, shown } = page(bar, ada);
  await shown();

  host.session.getState().signedOut();
  host.queries.clear();
  // The next read is saved together with all pending ones, so waiting for it is enough.
  await host.queries.prefetchQuery(readQuery(host, outletContract.listOutlets, elsewhere));
  await untilKept('reads-of-everyone');

  expect(await placesOf('reads-of-everyone')).toEqual(['/copies/en/web/property/grand/outlets']);
});

test('a reply that arrives after another guest has signed in is not cached', async () => {
  let answer = (_reply: unknown) => {};
  const { host, shown } = page(new Promise((resolve) => (answer = resolve)), ada);
  const reading = shown();
  host.session.getState().signedIn({ token: 't2', user: { ...ada, guest_uuid: 'g2' }, allowToPost: true });
  answer(bar);
  await reading;

  host.session.getState().signedOut();
  await host.queries.prefetchQuery(readQuery(host, outletContract.listOutlets, elsewhere));
  await untilKept('reads-of-everyone');

  expect(await owners()).toEqual(['reads-of-everyone']);
  expect(await placesOf('reads-of-everyone')).toEqual(['/copies/en/web/property/grand/outlets']);
});

test('cached reads of the previous guest are removed when another guest signs in', async () => {
  await page(bar, ada).shown();
  await untilKept('reads-of-guest-g1');

  page(bar, { ...ada, guest_uuid: 'g2' });

  await expect.poll(() => owners()).not.toContain('reads-of-guest-g1');
});

test.each([404, 410])(
  'an entry that the hotel no longer has (%i) leaves the copies that mention it',
  async (status) => {
    const id = uuidOf(1);
    const feed = '/copies/en/web/property/grand/posts';
    const cache = await caches.open('reads-of-everyone');
    const headers = { 'x-kept-at': '1000' };
    await cache.put(feed, new Response(JSON.stringify({ items: [{ id }, { id: uuidOf(2) }] }), { headers }));
    await cache.put(
      `/copies/en/web/property/grand/post/${id}`,
      new Response(JSON.stringify({ id }), { headers }),
    );
    const host = fakeHost([[feedContract.getPost, new ApiError(status, 'Gone')]]);
    const stop = persistReads(host);

    await host.queries.prefetchQuery(
      readQuery(host, feedContract.getPost, { params: { property: 'grand', postId: id } }),
    );

    await expect.poll(() => placesOf('reads-of-everyone')).toEqual([feed]);
    expect(await (await cache.match(feed))?.json()).toEqual({ items: [{ id: uuidOf(2) }] });
    stop();
  },
);

test('a reply that may not stay on the device removes the copy of the one before', async () => {
  const host = fakeHost([[outletContract.listOutlets, bar]]);
  const read = readQuery(host, outletContract.listOutlets, inHouse);
  onTestFinished(persistReads(host));
  await host.queries.fetchQuery(read);
  await expect.poll(() => placesOf('reads-of-everyone')).toHaveLength(1);

  await host.queries.fetchQuery({ ...read, meta: { ...read.meta, isKept: () => false }, staleTime: 0 });

  await expect.poll(() => placesOf('reads-of-everyone')).toEqual([]);
});

test('a reply is cached once the browser has nothing else to do, so that no tap waits for it', async () => {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  const { shown, stop } = page(bar);
  onTestFinished(stop);
  await shown();

  await expect.poll(() => waiting.length, { timeout: 3_000 }).toBe(1);
  expect(await owners()).toEqual([]);
  waiting.shift()?.();

  await untilKept('reads-of-everyone');
});

/** A phone that has always something to do. */
function busyPhone(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('requestIdleCallback', (callback: () => void, { timeout }: { timeout: number }) => {
    if (timeout > 0) setTimeout(callback, timeout);
  });
}

test('what a guest has blocked on a busy phone is in no copy, also if its reply has just arrived with others', async () => {
  busyPhone();
  const id = uuidOf(1);
  const feed = { items: [outlet({ uuid: id }), outlet({ uuid: uuidOf(2) })] };
  const host = fakeHost([[outletContract.listOutlets, feed]]);
  onTestFinished(persistReads(host));
  for (const property of ['a', 'b', 'c', 'casa-miramar'])
    await host.queries.prefetchQuery(readQuery(host, outletContract.listOutlets, { params: { property } }));

  const forgetting = forgetCopies(id);
  await vi.advanceTimersByTimeAsync(20_000);
  await forgetting;

  const cache = await caches.open('reads-of-everyone');
  const copies = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text()));
  expect(copies).toHaveLength(4);
  expect(copies.join()).toContain(uuidOf(2));
  expect(copies.join()).not.toContain(id);
});

test('a page that is hidden saves at once what still waits for a busy phone', async () => {
  busyPhone();
  const { host, shown, stop } = page(bar);
  onTestFinished(stop);
  await shown();
  await host.queries.prefetchQuery(readQuery(host, outletContract.listOutlets, elsewhere));
  await vi.advanceTimersByTimeAsync(600);
  expect(await owners()).toEqual([]);

  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);

  expect((await placesOf('reads-of-everyone')).sort()).toEqual([
    '/copies/en/web/property/casa-miramar/outlets',
    '/copies/en/web/property/grand/outlets',
  ]);
});
