/**
 * Returns the names of the databases on this device. Not every browser lists them, and a private window may
 * refuse to.
 */
export async function databaseNames(): Promise<string[]> {
  try {
    const known = (await globalThis.indexedDB.databases?.()) ?? [];
    return known.flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

/**
 * Resolves when the database is deleted. If another tab has it open, it resolves at once, and the database is
 * deleted when that tab closes it. A device without databases has nothing to delete.
 */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    if (!globalThis.indexedDB) return resolve();
    const deleting = globalThis.indexedDB.deleteDatabase(name);
    deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve();
  });
