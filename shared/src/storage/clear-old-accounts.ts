import { databaseNames, deleteDatabase } from './device-databases';
import { readDatabase } from './read-database';
import { UNSENT_RETENTION_MS } from './unsent-retention';

interface OtherAccounts {
  prefix: string;
  /** The account that is in use now. */
  owner: string;
  store: string;
  /** The field of an entry with the time at which it was written, in epoch milliseconds. */
  dateField: string;
  now: number;
}

/**
 * Deletes the databases with this prefix that belong to another guest, or to the same guest at another property, unless
 * they contain something that was written in the last 30 days. That is never read here; it waits for its owner.
 */
export async function clearOldAccounts({ prefix, owner, ...entries }: OtherAccounts): Promise<void> {
  const others = (await databaseNames()).filter((name) => name.startsWith(prefix) && name !== prefix + owner);
  await Promise.all(others.map(async (name) => (await isInUse(name, entries)) || deleteDatabase(name)));
}

async function isInUse(
  name: string,
  { store, dateField, now }: Omit<OtherAccounts, 'prefix' | 'owner'>,
): Promise<boolean> {
  const saved = await readDatabase(name, store);
  return saved.some((entry) => now - Number(Object(entry)[dateField]) < UNSENT_RETENTION_MS);
}
