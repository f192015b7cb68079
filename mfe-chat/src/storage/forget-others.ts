import { deleteDB } from 'idb';

/**
 * Deletes the databases with this prefix that belong to another guest, or to the same guest at another
 * property.
 */
export async function forgetOthers(prefix: string, whose: string): Promise<void> {
  const known = (await globalThis.indexedDB?.databases?.()) ?? [];
  const others = known.flatMap(({ name }) => name ?? []).filter((name) => name.startsWith(prefix));
  await Promise.all(others.filter((name) => name !== prefix + whose).map((name) => deleteDB(name)));
}
