import { deleteDB, openDB } from 'idb';

/**
 * One database per guest, so that other users of the device cannot read it. The shell deletes databases with
 * this prefix at sign-out.
 */
const nameOf = (guest: string) => `chat of ${guest}`;
const STORE = 'kept';
const KEY = 'newest';

const open = (guest: string) =>
  openDB(nameOf(guest), 1, {
    upgrade: (made) => void made.createObjectStore(STORE),
    // Signing out in another tab deletes the database, which an open connection would block.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase | null)?.close(),
  });

/**
 * Returns the stored snapshot of a guest, or `undefined` if there is none. Rejects on a device without
 * storage, as in some private windows.
 */
export async function readKept(guest: string): Promise<unknown> {
  const database = await open(guest);
  const kept: unknown = await database.get(STORE, KEY);
  database.close();
  return kept;
}

export async function writeKept(guest: string, kept: unknown): Promise<void> {
  const database = await open(guest);
  await database.put(STORE, kept, KEY);
  database.close();
}

export const dropKept = async (guest: string): Promise<void> => deleteDB(nameOf(guest));
