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
