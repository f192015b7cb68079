import { databaseNames, deleteDatabase } from '@guest/shared/storage/device-databases';

/**
 * Deletes the databases with this prefix that belong to another guest, or to the same guest at another
 * property.
 */
export async function forgetOthers(prefix: string, whose: string): Promise<void> {
  const others = (await databaseNames()).filter((name) => name.startsWith(prefix) && name !== prefix + whose);
  await Promise.all(others.map(deleteDatabase));
}
