// @vitest-environment node
import * as z from '@guest/shared/contracts/zod';
import { expect, test, vi } from 'vitest';
import { installFakeDatabases } from '../testing/fake-databases';
import { clearOldOutboxes, openStorage } from './open-storage';
import { RECORD_VERSION, type OutboxRecord } from './outbox-record';
import { createRecordReader } from './record-reader';

installFakeDatabases();

const DAY_MS = 24 * 3_600_000;

const read = createRecordReader({ message: { body: z.unknown() } });

const record = (key: string): OutboxRecord => ({
  version: RECORD_VERSION,
  key,
  kind: 'message',
  lane: 'hall',
  body: { text: 'Hello' },
  place: 1,
  createdAt: 1,
  status: 'queued',
  mayBeThere: false,
  isCancelled: false,
  tries: 0,
  notBefore: 0,
});

test('stored records are found by the next page of the same guest at the same property and by no one else', async () => {
  const first = await openStorage('outbox ana casa', { read, onStorageFailed: () => {} });
  await first.put(record('a'));
  await first.put(record('b'));
  await first.put({ ...record('b'), status: 'unknown' });
  await first.remove(['a']);
  first.close();

  const second = await openStorage('outbox ana casa', { read, onStorageFailed: () => {} });
  const others = await openStorage('outbox bo casa', { read, onStorageFailed: () => {} });

  expect(await second.all()).toEqual([{ ...record('b'), status: 'unknown' }]);
  expect(await others.all()).toEqual([]);
});

/** Stores records of an outbox that nobody uses any more. */
async function leave(database: string, ...records: OutboxRecord[]): Promise<void> {
  const left = await openStorage(database, { read, onStorageFailed: () => {} });
  for (const one of records) await left.put(one);
  left.close();
}
const names = async () => (await indexedDB.databases()).map(({ name }) => name).sort();

test('records of another guest or property wait for their owner', async () => {
  await leave('outbox ana hotel', record('a'));
  await leave('outbox bo casa', record('b'));

  await clearOldOutboxes('outbox ', 'ana casa', 30 * DAY_MS);

  const before = await openStorage('outbox ana hotel', { read, onStorageFailed: () => {} });
  expect(await before.all()).toEqual([record('a')]);
  expect(await names()).toEqual(['outbox ana hotel', 'outbox bo casa']);
});

test('outboxes of others that are empty or a month old are deleted', async () => {
  await leave('outbox ana hotel');
  await leave('outbox bo casa', record('b'));
  await leave('outbox ana casa', record('c'));
  await leave('outbox-share bo', record('d'));

  await clearOldOutboxes('outbox ', 'ana casa', 30 * DAY_MS + 1);

  expect(await names()).toEqual(['outbox ana casa', 'outbox-share bo']);
});

test('a device without storage is reported, and records last as long as the page', async () => {
  const onStorageFailed = vi.fn();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('private window', 'SecurityError');
    },
  });

  const storage = await openStorage('outbox ana casa', { read, onStorageFailed });
  await storage.put(record('a'));

  expect(onStorageFailed).toHaveBeenCalledOnce();
  expect(await storage.all()).toEqual([record('a')]);
});

test('records that a full device rejects last as long as the page', async () => {
  const onStorageFailed = vi.fn();
  const storage = await openStorage('outbox ana full', { read, onStorageFailed });
  await storage.put(record('a'));
  const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });

  await storage.put({ ...record('a'), status: 'sending' });
  await storage.put(record('b'));

  expect(onStorageFailed).toHaveBeenCalled();
  expect(await storage.all()).toEqual([{ ...record('a'), status: 'sending' }, record('b')]);
  refuse.mockRestore();
  await storage.put({ ...record('a'), status: 'unknown' });
  await storage.remove(['b']);
  expect(await storage.all()).toEqual([{ ...record('a'), status: 'unknown' }]);
  storage.close();
});
