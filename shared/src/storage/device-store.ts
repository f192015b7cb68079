import { pageMemory } from './device-storage';
import { openDatabase } from './open-database';

interface Entry {
  readonly key: string;
}

/**
 * `foreign` was written by a newer release, which still needs it; `unreadable` is of no use to any release.
 */
export type StoredReading<T> = T | 'foreign' | 'unreadable';

export interface DeviceStore<T> {
  all(): Promise<T[]>;
  /**
   * Once this has resolved, the entry survives the end of the page, unless `onStorageFailed` has reported
   * otherwise.
   */
  put(entry: T): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  close(): void;
}

interface StoreOptions<T> {
  database: string;
  store: string;
  /** Classifies a stored value, which another release may have written. */
  read: (saved: unknown) => StoredReading<T>;
  onStorageFailed: () => void;
}

/**
 * Opens a store on the device for entries with a key. If the device has no database or no room, if the
 * database does not open in time, or if another tab deletes it, memory takes its place until the page is closed, and
 * `onStorageFailed` is called.
 */
export async function openDeviceStore<T extends Entry>(options: StoreOptions<T>): Promise<DeviceStore<T>> {
  const { database, store, read } = options;
  const memory = new Map<string, T>();
  let isLeft = false;

  function onRefused(error?: unknown): undefined {
    // The device can still store: this page has left the database, or another tab has deleted it.
    if (!isClosed(error)) pageMemory();
    else if (isLeft) return;
    options.onStorageFailed();
  }
  const db = await openDatabase(
    database,
    (newDatabase) => void newDatabase.createObjectStore(store, { keyPath: 'key' }),
  ).catch(() => onRefused());
  // The browser closes a database whose data the guest deletes in its settings.
  db?.addEventListener('close', onRefused);
  // A full device may refuse as late as the first write.
  const onDevice = async <R>(work: (opened: NonNullable<typeof db>) => Promise<R>): Promise<R | undefined> =>
    db && work(db).catch(onRefused);

  async function remove(keys: readonly string[]): Promise<void> {
    for (const key of keys) memory.delete(key);
    await onDevice(async (opened) => {
      const { store: records, done } = opened.transaction(store, 'readwrite');
      await Promise.all([...keys.map((key) => records.delete(key)), done]);
    });
  }

  return {
    remove,
    close() {
      isLeft = true;
      db?.close();
    },
    async all() {
      const stored = await onDevice(async (opened) => {
        const saved: unknown[] = await opened.getAll(store);
        return saved;
      });
      const readings = (stored ?? []).map((saved) => ({ saved, reading: read(saved) }));
      const unreadable = readings
        .filter(({ reading }) => reading === 'unreadable')
        .map(({ saved }) => keyOf(saved));
      if (unreadable.length > 0) {
        console.warn(
          `${store} of ${database.split(' ')[0]}: entries that cannot be read were dropped`,
          unreadable,
        );
        await remove(unreadable);
      }
      const entries = readings.flatMap(({ reading }) => (typeof reading === 'string' ? [] : [reading]));
      // Entries in memory are newer: the device refused to store them.
      return [...new Map([...entries, ...memory.values()].map((entry) => [entry.key, entry])).values()];
    },
    async put(entry) {
      const key = await onDevice((opened) => opened.put(store, entry));
      if (key === undefined) memory.set(entry.key, entry);
      else memory.delete(entry.key);
    },
  };
}

const isClosed = (error: unknown): boolean =>
  error instanceof Object && 'name' in error && error.name === 'InvalidStateError';

/** Every stored entry has a key. */
const keyOf = (saved: unknown): string =>
  typeof saved === 'object' && saved !== null && 'key' in saved ? String(saved.key) : '';
