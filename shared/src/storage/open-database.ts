import { openDB, type IDBPDatabase } from 'idb';

/** The one place that opens databases. Rejects if the device has none, for example in a private window. */
export async function openDatabase(
  name: string,
  create: (newDatabase: IDBPDatabase) => void,
): Promise<IDBPDatabase> {
  const db = await openDB(name, 1, {
    upgrade: create,
    // The guest signs out in another tab, and all of this goes.
    blocking: () => db.close(),
  });
  return db;
}
