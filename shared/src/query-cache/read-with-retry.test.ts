import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outletContract } from '../contracts/outlet/outlet.contract';
import { ApiError } from '../http/api-error';
import { persistReads } from '../reads/persist-reads';
import { readQuery } from '../reads/read-query';
import { outlet } from '../testing/builders/outlet';
import { fakeHost } from '../testing/fake-host';
import { memoryCaches } from '../testing/memory-caches';
import { cacheOwner } from './cache-owner';
import { cacheKeyOf, findCachedRead, saveCachedRead } from './cached-reads';
import { readWithRetry } from './read-with-retry';

const COPY = { items: [outlet({ name: 'Bar of yesterday' })] };
const REPLY = { items: [outlet({ name: 'Bar of today' })] };
const YESTERDAY = 1_000;
const inHouse = { params: { property: 'grand' } };

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('caches', memoryCaches());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page whose only read is answered when the test says so, with a copy on the device. */
async function openPage(copyOwner = 'everyone') {
  let answer = (_reply: unknown) => {};
  let requests = 0;
  const host = fakeHost([]);
  const call = () => {
    requests += 1;
    return new Promise((resolve, reject) => {
      answer = (reply) => (reply instanceof Error ? reject(reply) : resolve(reply));
    });
  };
  // The cast is safe because the page makes one kind of call.
  const read = readQuery({ ...host, api: { call } as never }, outletContract.listOutlets, inHouse);
  await saveCachedRead(cacheKeyOf(read.queryKey) ?? '', copyOwner, { reply: COPY, at: YESTERDAY });
  readWithRetry(host.queries, () => cacheOwner(host.session.getState()));
  const stop = persistReads(host);
  const reading = host.queries.fetchQuery(read).catch((error: unknown) => error);
  const state = () => host.queries.getQueryState(read.queryKey);
  return {
    host,
    read,
    reading,
    state,
    stop,
    answer: (reply: unknown) => answer(reply),
    requests: () => requests,
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a read that is not answered within a second shows the copy with its date, and the late reply replaces it', async () => {
  const page = await openPage();

  await pass(900);
  expect(page.state()?.data).toBeUndefined();
  await pass(300);
  await vi.waitFor(() => expect(page.state()).toMatchObject({ data: COPY, dataUpdatedAt: YESTERDAY }));
  expect(page.state()?.error).toBeInstanceOf(ApiError);

  page.answer(REPLY);
  await vi.waitFor(() =>
    expect(page.state()).toMatchObject({ data: REPLY, error: null, fetchStatus: 'idle' }),
  );
  expect(page.requests()).toBe(1);
  page.stop();
});

test('a request that fails after the copy was shown leaves it, with its own date, also on the device', async () => {
  const page = await openPage();
  await pass(1_200);
  await vi.waitFor(() => expect(page.state()?.data).toEqual(COPY));

  page.answer(new ApiError(0, 'Error'));
  await vi.waitFor(() => expect(page.state()?.fetchStatus).toBe('idle'));
  await pass(2_000);

  expect(page.state()).toMatchObject({ data: COPY, dataUpdatedAt: YESTERDAY, status: 'error' });
  expect(await findCachedRead(page.read.queryKey, 'everyone')).toMatchObject({ at: YESTERDAY });
  page.stop();
});

test('a quick reply is shown as it is', async () => {
  const page = await openPage();
  page.answer(REPLY);

  expect(await page.reading).toEqual(REPLY);
  await pass(2_000);
  expect(page.state()?.data).toEqual(REPLY);
  page.stop();
});

test('the copy of another guest is never shown', async () => {
  const page = await openPage('guest-ada');

  await pass(5_000);

  expect(page.state()?.data).toBeUndefined();
  page.stop();
});

test('older data that waits for its reply for long is marked as old until the reply arrives', async () => {
  const page = await openPage();
  page.answer(REPLY);
  await page.reading;
  page.host.queries.setQueryData(page.read.queryKey, COPY, { updatedAt: YESTERDAY });
  void page.host.queries.fetchQuery({ ...page.read, staleTime: 0 });

  await pass(2_900);
  expect(page.state()?.error).toBeNull();
  await pass(200);
  expect(page.state()?.error).toBeInstanceOf(ApiError);

  page.answer(REPLY);
  await vi.waitFor(() => expect(page.state()).toMatchObject({ data: REPLY, error: null }));
  page.stop();
});

test.each([
  ['is marked as old after three seconds', YESTERDAY, true],
  ['stays as it is if it is younger than a minute', Date.now() - 5_000, false],
])(
  'a read of the document that is still being refetched when the page begins to retry %s',
  async (_case, at, isMarked) => {
    const host = fakeHost([]);
    // The cast is safe because the page makes one kind of call.
    const api = { call: () => new Promise(() => {}) } as never;
    const read = readQuery({ ...host, api }, outletContract.listOutlets, inHouse);
    host.queries.setQueryData(read.queryKey, COPY, { updatedAt: at });
    void host.queries.fetchQuery({ ...read, staleTime: 0 });

    readWithRetry(host.queries, () => cacheOwner(host.session.getState()));
    await pass(2_900);
    expect(host.queries.getQueryState(read.queryKey)?.error).toBeNull();
    await pass(200);

    const { data, error } = host.queries.getQueryState(read.queryKey) ?? {};
    expect([data, error !== null]).toEqual([COPY, isMarked]);
  },
);
