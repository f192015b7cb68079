import { openDB } from 'idb';
import { forgetOthers } from '../../storage/forget-others';
import { memoryStorage } from './memory-storage';
import type { OutboxStorage } from './outbox-ports';
import type { OutboxRecord } from './outbox-record';

/** What begins so is left on the device when a session ends by itself, for the same guest to go on with. */
const PREFIX = 'outbox ';
const RECORDS = 'records';

interface OpenStorage extends OutboxStorage {
  close(): void;
}

/**
 * The device's own storage of what a guest has written at a property. Where there is none, or no room, records last as
 * long as the page, and `notLasting` is told so.
 */
export async function openStorage(whose: string, notLasting: () => void): Promise<OpenStorage> {
  const memory = { ...memoryStorage(), close: () => {} };
  try {
    const db = await openDB(PREFIX + whose, 1, {
      upgrade: (made) => void made.createObjectStore(RECORDS, { keyPath: 'key' }),
      // The guest signs out in another tab, and everything of theirs goes.
      blocking: (_current, _wanted, event) => (event.target as IDBDatabase | null)?.close(),
    });
    // A device that keeps nothing says so as late as the first write; the page keeps what it does not.
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
        // Only this module writes there.
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

/** What another guest wrote, or this one at another property, is never sent from here. */
export const forgetOtherOutboxes = (whose: string): Promise<void> => forgetOthers(PREFIX, whose);
