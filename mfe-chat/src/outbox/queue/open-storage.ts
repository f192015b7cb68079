import { openDB } from 'idb';
import { forgetOthers } from '../../storage/forget-others';
import { memoryStorage } from './memory-storage';
import type { OutboxStorage } from './outbox-ports';
import type { OutboxRecord } from './outbox-record';

/**
 * The shell deletes databases with this prefix at sign-out; after an expired session the same guest continues
 * with them.
 */
const PREFIX = 'outbox ';
const RECORDS = 'records';

interface OpenStorage extends OutboxStorage {
  close(): void;
}

/**
 * Opens the storage of one guest at one property. Without storage or space, records last as long as the page,
 * and `notLasting` is called.
 */
export async function openStorage(whose: string, notLasting: () => void): Promise<OpenStorage> {
  const memory = { ...memoryStorage(), close: () => {} };
  try {
    const db = await openDB(PREFIX + whose, 1, {
      upgrade: (made) => void made.createObjectStore(RECORDS, { keyPath: 'key' }),
      // Signing out in another tab deletes the database, which an open connection would block.
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase | null)?.close(),
    });
    // Some devices reject only the first write. A record that cannot be stored stays in memory.
    const onDevice = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
      try {
        return await work();
      } catch {
        notLasting();
        return undefined;
      }
    };
    return {
      async all() {
        // The cast is safe because only this module writes to the store.
        const lasting = ((await onDevice(() => db.getAll(RECORDS))) ?? []) as OutboxRecord[];
        const newest = new Map([...lasting, ...(await memory.all())].map((record) => [record.key, record]));
        return [...newest.values()];
      },
      async put(record) {
        const key = await onDevice(() => db.put(RECORDS, record));
        await (key === undefined ? memory.put(record) : memory.remove(record.key));
      },
      async remove(key) {
        await memory.remove(key);
        await onDevice(() => db.delete(RECORDS, key));
      },
      close: () => db.close(),
    };
  } catch {
    notLasting();
    return memory;
  }
}

/** Deletes the outboxes of other guests and properties, so that their records are never sent from here. */
export const forgetOtherOutboxes = (whose: string): Promise<void> => forgetOthers(PREFIX, whose);
