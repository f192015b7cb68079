import { readDatabase } from '../storage/read-database';

/** A database that another tab is deleting opens only when that tab is awake, for which the guest does not wait. */
const OPEN_WITHIN_MS = 2_000;

/** Returns what a database has, or nothing if it cannot be read or does not open in time. Others are still counted. */
export const readDatabaseWithTimeout = (name: string, store: string): Promise<unknown[]> =>
  Promise.race([readDatabase(name, store), nothingLater()]).catch(() => []);

const nothingLater = () => new Promise<[]>((resolve) => setTimeout(() => resolve([]), OPEN_WITHIN_MS));
