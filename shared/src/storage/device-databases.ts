/** The names of the databases on this device. Not every browser tells them, and a private window may refuse to. */
export async function databaseNames(): Promise<string[]> {
  try {
    const known = (await globalThis.indexedDB.databases?.()) ?? [];
    return known.flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

/** Resolves when the database is gone. If another tab holds it open, it goes when that tab lets go of it. */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const deleting = globalThis.indexedDB.deleteDatabase(name);
    deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve();
  });
