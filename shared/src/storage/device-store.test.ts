// @vitest-environment node
import * as z from '@guest/shared/contracts/zod';
import fc from 'fast-check';
import { forceCloseDatabase } from 'fake-indexeddb';
import { openDB } from 'idb';
import { expect, onTestFinished, test, vi } from 'vitest';
import { installFakeDatabases } from '../testing/fake-databases';
import { openDeviceStore, type StoredReading } from './device-store';

installFakeDatabases();

const noteSchema = z.object({ key: z.string(), words: z.string() });
type Note = z.infer<typeof noteSchema>;

function read(saved: unknown): StoredReading<Note> {
  if (typeof saved === 'object' && saved !== null && 'version' in saved) return 'foreign';
  const { success, data } = noteSchema.safeParse(saved);
  return success ? data : 'unreadable';
}

const open = (onStorageFailed = vi.fn<() => void>()) =>
  openDeviceStore<Note>({ database: 'notes ana', store: 'notes', read, onStorageFailed });

/** Opens the store without its reader, to see and write any record. */
async function raw() {
  const db = await openDB('notes ana', 1, {
    upgrade: (made) => void made.createObjectStore('notes', { keyPath: 'key' }),
  });
  onTestFinished(() => db.close());
  return db;
}

test('an entry that cannot be read is dropped with a warning, and one of a newer release stays', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const db = await raw();
  await db.put('notes', { key: 'a', words: 7 });
  await db.put('notes', { key: 'b', words: 'Hello' });
  await db.put('notes', { key: 'c', version: 3 });
  const store = await open();

  expect(await store.all()).toEqual([{ key: 'b', words: 'Hello' }]);

  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('cannot be read'), ['a']);
  expect(await db.getAllKeys('notes')).toEqual(['b', 'c']);
});

test('reading any stored value returns only valid entries', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const db = await raw();
  const store = await open();
  const saved = fc.record({ key: fc.string({ minLength: 1 }), words: fc.jsonValue() });

  await fc.assert(
    fc.asyncProperty(fc.array(saved, { maxLength: 5 }), async (entries) => {
      await db.clear('notes');
      for (const entry of entries) await db.put('notes', entry);
      const newest = new Map(entries.map((entry) => [entry.key, entry.words]));
      const sound = [...newest].filter(([, words]) => typeof words === 'string').map(([key]) => key);

      expect((await store.all()).map(({ key }) => key).sort()).toEqual(sound.sort());
    }),
    { numRuns: 30 },
  );
});

test('a device without databases uses memory instead and says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('private window', 'SecurityError');
    },
  });
  const onStorageFailed = vi.fn<() => void>();
  const store = await open(onStorageFailed);

  await store.put({ key: 'a', words: 'Hello' });
  await store.put({ key: 'b', words: 'Bye' });
  await store.remove(['b']);

  expect(await store.all()).toEqual([{ key: 'a', words: 'Hello' }]);
  expect(onStorageFailed).toHaveBeenCalledOnce();
});

test('an entry that comes after the store was closed does not count as unavailable storage', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('unsavedStorage', undefined);
  const onStorageFailed = vi.fn<() => void>();
  const store = await open(onStorageFailed);
  store.close();

  await store.put({ key: 'a', words: 'Hello' });

  expect(await store.all()).toEqual([{ key: 'a', words: 'Hello' }]);
  expect(warn).not.toHaveBeenCalled();
  expect(onStorageFailed).not.toHaveBeenCalled();
});

test('a database that another tab has deleted counts as lost, and the device can still store', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('unsavedStorage', undefined);
  const onStorageFailed = vi.fn<() => void>();
  const store = await open(onStorageFailed);
  await new Promise<void>((resolve) => {
    indexedDB.deleteDatabase('notes ana').onsuccess = () => resolve();
  });

  await store.put({ key: 'a', words: 'Hello' });

  expect(await store.all()).toEqual([{ key: 'a', words: 'Hello' }]);
  expect(onStorageFailed).toHaveBeenCalled();
  expect(warn).not.toHaveBeenCalled();
});

test('a database that the browser closes counts as unavailable storage', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const opened = vi.spyOn(IDBDatabase.prototype, 'addEventListener');
  const onStorageFailed = vi.fn<() => void>();
  await open(onStorageFailed);

  // The types of the library ask for the class, but it closes one database.
  for (const database of new Set(opened.mock.contexts)) forceCloseDatabase(database as typeof IDBDatabase);

  await expect.poll(() => onStorageFailed).toHaveBeenCalledOnce();
});

test('a database whose answer waits behind five seconds in which the page stood still is used', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const onStorageFailed = vi.fn<() => void>();
  const opening = open(onStorageFailed);

  // When a locked phone wakes, the timer that is overdue comes before the event of the database.
  vi.advanceTimersByTime(5_000);
  const store = await opening;
  await store.put({ key: 'a', words: 'Hello' });

  const db = await raw();
  expect(await db.getAllKeys('notes')).toEqual(['a']);
  expect(onStorageFailed).not.toHaveBeenCalled();
});

test('a database that another tab holds while it is being deleted is replaced by memory after five seconds', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  // This connection does not close for the deletion, like one of a tab that sleeps.
  const sleeping = await raw();
  indexedDB.deleteDatabase('notes ana');
  const onStorageFailed = vi.fn<() => void>();
  const opening = open(onStorageFailed);

  await vi.advanceTimersByTimeAsync(4_900);
  expect(onStorageFailed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(700);
  const store = await opening;
  await store.put({ key: 'a', words: 'Hello' });

  expect(await store.all()).toEqual([{ key: 'a', words: 'Hello' }]);
  expect(onStorageFailed).toHaveBeenCalledOnce();

  // The database opens when the tab wakes, and is closed again, because nobody uses it.
  const closed = vi.spyOn(IDBDatabase.prototype, 'close');
  sleeping.close();
  await expect.poll(() => closed).toHaveBeenCalledTimes(2);
});
