export async function dropCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}

/**
 * Deletes databases. One that another tab holds open is deleted when that tab closes it; this function does
 * not wait for that.
 */
export async function dropDatabases(isDropped: (name: string) => boolean): Promise<void> {
  // Not every browser can list its databases.
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

/** Deletes the cookies that scripts can access; HTTP-only cookies are invisible here. */
export function dropCookies(): void {
  for (const name of cookieNames())
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}

export const cookieNames = (): string[] =>
  document.cookie.split(';').flatMap((part) => part.split('=')[0]?.trim() || []);
