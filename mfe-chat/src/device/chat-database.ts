/** Of one guest: nobody else who takes this device in hand reads it. Begins as nothing that outlives a sign-out. */
const nameOf = (guest: string) => `chat of ${guest}`;
const STORE = 'kept';
const KEY = 'newest';

/** What is in the device's database of a guest. A device that keeps nothing, as in a private window, has none. */
export async function readKept(guest: string): Promise<unknown> {
  const database = await open(guest);
  try {
    return await done(database.transaction(STORE).objectStore(STORE).get(KEY));
  } finally {
    database.close();
  }
}

export async function writeKept(guest: string, kept: unknown): Promise<void> {
  const database = await open(guest);
  try {
    await done(database.transaction(STORE, 'readwrite').objectStore(STORE).put(kept, KEY));
  } finally {
    database.close();
  }
}

export async function dropKept(guest: string): Promise<void> {
  await done(indexedDB.deleteDatabase(nameOf(guest)));
}

function open(guest: string): Promise<IDBDatabase> {
  const opening = indexedDB.open(nameOf(guest), 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(STORE);
  return done(opening);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database of the device has failed'));
  });
}
