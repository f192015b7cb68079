import { ApiError } from '@guest/shared/http/api-error';
import { persistReads } from '@guest/shared/reads/persist-reads';
import { memoryCaches } from '@guest/shared/testing/memory-caches';
import { propertyHost } from '@guest/shared/testing/property-host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pageQuery } from './page-query';

test('the first pages of a long feed are copied to the device, those far below are not', async () => {
  vi.stubGlobal('caches', memoryCaches());
  onTestFinished(() => void vi.unstubAllGlobals());
  const call = async () => ({ items: [], nextCursor: null, prevCursor: null });
  // The cast is safe because the test makes only this call.
  const host = propertyHost([], { api: { ...propertyHost().api, call: call as never } });
  onTestFinished(persistReads(host));
  const read = (cursor: string, position: number) =>
    host.queries.fetchQuery(pageQuery(host, { property: 'grand', tag: undefined, cursor, position }));

  await read('far', 5_000);
  await read('near', 34);

  const copies = async () => (await (await caches.open('reads-of-everyone')).keys()).map(({ url }) => url);
  await expect.poll(async () => (await copies()).some((url) => url.includes('cursor=near'))).toBe(true);
  expect((await copies()).filter((url) => url.includes('cursor=far'))).toEqual([]);
});

/** Reads a page that the server refuses with this status until the reader has waited. */
async function readRefused(status: number, retryAfter: number | undefined) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const page = { items: [], nextCursor: 'next', prevCursor: null };
  let calls = 0;
  const call = async () => {
    calls += 1;
    if (calls === 1) throw new ApiError(status, 'Not now', { retryAfter });
    return page;
  };
  // The cast is safe because the test makes only this call.
  const host = propertyHost([], { api: { ...propertyHost().api, call: call as never } });
  const input = { property: 'grand', tag: undefined, cursor: 'far', position: 5_000 };
  let outcome: unknown = 'waits';
  host.queries.fetchQuery(pageQuery(host, input)).then(
    (reply) => (outcome = reply === page ? 'page' : reply),
    (error: unknown) => (outcome = error instanceof ApiError ? error.status : error),
  );
  const after = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return outcome;
  };
  return { after };
}

test.each([429, 503])('a page that the server puts off with %i is read when it says', async (status) => {
  const { after } = await readRefused(status, 2);

  expect(await after(1_900)).toBe('waits');
  expect(await after(200)).toBe('page');
});

test.each([
  [503, undefined],
  [429, 120],
  [400, 1],
])('a page that fails with %i and Retry-After %s is not waited for', async (status, retryAfter) => {
  const { after } = await readRefused(status, retryAfter);

  expect(await after(0)).toBe(status);
});

test('the cards of a page share its query, and the queries of pages that were left behind are forgotten', () => {
  const host = propertyHost();
  const queryOf = (cursor: string, tag?: string) =>
    pageQuery(host, { property: 'grand', tag, cursor, position: 30 });
  const first = queryOf('first');

  expect(queryOf('first')).toBe(first);
  expect(queryOf('first', 'sea')).not.toBe(first);
  for (let page = 0; page < 20; page += 1) queryOf(`page ${page}`);
  expect(queryOf('first')).not.toBe(first);
  expect(queryOf('first').queryKey).toEqual(first.queryKey);
});
