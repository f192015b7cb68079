import { openDB, type IDBPDatabase } from 'idb';

/** The one place that opens databases. Rejects if the device has none, for example in a private window. */
export async function openDatabase(
  name: string,
  create: (newDatabase: IDBPDatabase) => void,
): Promise<IDBPDatabase> {
  const db = await openDB(name, 1, {
    upgrade: create,
    // Another tab deletes the database, because the guest has signed out there.
    blocking: () => db.close(),
  });
  return db;
}
