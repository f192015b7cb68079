import { databaseNames, deleteDatabase } from './device-databases';

/**
 * Deletes the databases with this prefix that belong to another guest, or to the same guest at another
 * property.
 */
export async function clearOtherAccounts(prefix: string, owner: string): Promise<void> {
  const others = (await databaseNames()).filter((name) => name.startsWith(prefix) && name !== prefix + owner);
  await Promise.all(others.map(deleteDatabase));
}
