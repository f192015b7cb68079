export async function dropCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A database that another tab holds open is dropped when that tab lets go; nobody waits for it. */
export async function dropDatabases(isDropped: (name: string) => boolean): Promise<void> {
  // Not every browser tells which there are.
  const known = (await globalThis.indexedDB?.databases?.()) ?? [];
  const names = known.flatMap(({ name }) => (name && isDropped(name) ? [name] : []));
  await Promise.all(
    names.map(
      (name) =>
        new Promise<void>((resolve) => {
          const dropping = indexedDB.deleteDatabase(name);
          dropping.onsuccess = dropping.onerror = dropping.onblocked = () => resolve();
        }),
    ),
  );
}

/** Those that a script may touch; the server's own it never sees. */
export function dropCookies(): void {
  for (const name of cookieNames())
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}

export const cookieNames = (): string[] =>
  document.cookie.split(';').flatMap((part) => part.split('=')[0]?.trim() || []);
