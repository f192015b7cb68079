import { deleteDB, openDB } from 'idb';
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
    // A device that keeps nothing says so as late as the first write.
    const kept = <T>(work: Promise<T>, otherwise: T): Promise<T | void> =>
      work.catch(() => {
        notLasting();
        return otherwise;
      });
    return {
      // Only this module writes there.
      all: async () => ((await kept(db.getAll(RECORDS), [])) ?? []) as OutboxRecord[],
      put: async (record) => void (await kept(db.put(RECORDS, record), undefined)),
      remove: async (key) => void (await kept(db.delete(RECORDS, key), undefined)),
      close: () => db.close(),
    };
  } catch {
    notLasting();
    return memory;
  }
}

/** What another guest wrote, or this one at another property, is never sent from here. */
export async function forgetOthers(whose: string): Promise<void> {
  const known = (await globalThis.indexedDB?.databases?.()) ?? [];
  const others = known.flatMap(({ name }) => name ?? []).filter((name) => name.startsWith(PREFIX));
  await Promise.all(others.filter((name) => name !== PREFIX + whose).map((name) => deleteDB(name)));
}
