/** In some versions of Safari the databases answer only after a reload, for which no guest waits. */
const ANSWERS_WITHIN_MS = 2_000;

/**
 * Returns the names of the databases on this device, or none if the browser does not list them in time. Not every
 * browser does, and a private window may refuse to.
 */
export async function databaseNames(): Promise<string[]> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const tooLate = new Promise<[]>((resolve) => (timer = setTimeout(() => resolve([]), ANSWERS_WITHIN_MS)));
    const known = (await Promise.race([globalThis.indexedDB.databases?.(), tooLate])) ?? [];
    return known.flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Resolves when the database is deleted. If another tab has it open, it resolves at once, and the database is
 * deleted when that tab closes it. It does not wait for a browser that does not answer. A device without databases has
 * nothing to delete.
 */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    if (!globalThis.indexedDB) return resolve();
    const deleting = globalThis.indexedDB.deleteDatabase(name);
    deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve();
    setTimeout(resolve, ANSWERS_WITHIN_MS);
  });
