import { databaseNames, deleteDatabase } from '@guest/shared/storage/device-databases';

export async function deleteCaches(isRemoved: (name: string) => boolean): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter(isRemoved).map((name) => caches.delete(name)));
}

export async function deleteDatabases(isRemoved: (name: string) => boolean): Promise<void> {
  const names = await databaseNames();
  await Promise.all(names.filter(isRemoved).map(deleteDatabase));
}

/** Deletes the cookies that scripts can access; HTTP-only cookies are invisible here. */
export function deleteCookies(): void {
  for (const name of cookieNames())
    document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}

export const cookieNames = (): string[] =>
  document.cookie.split(';').flatMap((part) => part.split('=')[0]?.trim() || []);
