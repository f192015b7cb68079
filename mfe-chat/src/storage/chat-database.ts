import { deleteDB, openDB } from 'idb';

/** Of one guest: nobody else who takes this device in hand reads it. Begins as nothing that outlives a sign-out. */
const nameOf = (guest: string) => `chat of ${guest}`;
const STORE = 'kept';
const KEY = 'newest';

const open = (guest: string) =>
  openDB(nameOf(guest), 1, {
    upgrade: (made) => void made.createObjectStore(STORE),
    // The guest signs out in another tab, and all of this goes.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase | null)?.close(),
  });

/** What is in the device's database of a guest. A device that keeps nothing, as in a private window, has none. */
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
