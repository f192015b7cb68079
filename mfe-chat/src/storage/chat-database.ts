import { deleteDatabase } from '@guest/shared/storage/device-databases';
import { openDatabase } from '@guest/shared/storage/open-database';

/**
 * One database per guest, so that other users of the device cannot read it. The shell deletes databases with
 * this prefix at sign-out.
 */
const databaseName = (guest: string) => `chat of ${guest}`;
const STORE = 'kept';
const KEY = 'newest';

const open = (guest: string) =>
  openDatabase(databaseName(guest), (newDatabase) => void newDatabase.createObjectStore(STORE));

/**
 * Returns the stored snapshot of a guest, or `undefined` if there is none. Rejects on a device without
 * storage, as in some private windows.
 */
export async function readSnapshot(guest: string): Promise<unknown> {
  const database = await open(guest);
  try {
    return await database.get(STORE, KEY);
  } finally {
    database.close();
  }
}

export async function writeSnapshot(guest: string, snapshot: unknown): Promise<void> {
  const database = await open(guest);
  try {
    await database.put(STORE, snapshot, KEY);
  } finally {
    database.close();
  }
}

export const deleteSnapshot = (guest: string): Promise<void> => deleteDatabase(databaseName(guest));
