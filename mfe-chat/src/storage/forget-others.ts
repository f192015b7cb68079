import { deleteDB } from 'idb';

/** What another guest has left on this device, or this one at another property, under names that begin so. */
export async function forgetOthers(prefix: string, whose: string): Promise<void> {
  const known = (await globalThis.indexedDB?.databases?.()) ?? [];
  const others = known.flatMap(({ name }) => name ?? []).filter((name) => name.startsWith(prefix));
  await Promise.all(others.filter((name) => name !== prefix + whose).map((name) => deleteDB(name)));
}
