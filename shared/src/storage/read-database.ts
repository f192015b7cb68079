import { openDatabase } from './open-database';

/** Returns all entries of a database that has one store with keys, without knowing what they mean. */
export async function readDatabase(name: string, store: string): Promise<unknown[]> {
  const db = await openDatabase(
    name,
    (newDatabase) => void newDatabase.createObjectStore(store, { keyPath: 'key' }),
  );
  try {
    const entries: unknown[] = await db.getAll(store);
    return entries;
  } finally {
    db.close();
  }
}
