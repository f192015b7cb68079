import { deleteDatabase } from '@guest/shared/storage/device-databases';
import { openDatabase } from './open-database';

/**
 * One database per guest, so that other users of the device cannot read it. The shell deletes databases with
 * this prefix at sign-out.
 */
const nameOf = (guest: string) => `chat of ${guest}`;
const STORE = 'kept';
const KEY = 'newest';

const open = (guest: string) => openDatabase(nameOf(guest), (made) => void made.createObjectStore(STORE));

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

export const dropKept = (guest: string): Promise<void> => deleteDatabase(nameOf(guest));
