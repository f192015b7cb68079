import { openDB, type IDBPDatabase } from 'idb';

/**
 * A database that another tab is deleting opens only when that tab is awake. The limit is long, because a busy device
 * may be slow, and what a page keeps in memory instead ends with it.
 */
const OPENS_WITHIN_MS = 5_000;
/**
 * After this time in addition, because a page that stood still in the meantime, for example on a locked phone, gets the
 * overdue timer before the database.
 */
const AWAKE_FOR_MS = 500;

/**
 * The one place that opens databases. Rejects if the device has none, for example in a private window, or if the
 * database does not open in time.
 */
export async function openDatabase(
  name: string,
  create: (newDatabase: IDBPDatabase) => void,
): Promise<IDBPDatabase> {
  const opening = openDB(name, 1, {
    upgrade: create,
    // Another tab deletes the database, because the guest has signed out there.
    blocking: close,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    const giveUp = () => reject(new Error('the database did not open in time'));
    timer = setTimeout(() => (timer = setTimeout(giveUp, AWAKE_FOR_MS)), OPENS_WITHIN_MS);
  });
  function close(): void {
    opening.then((db) => db.close()).catch(() => {});
  }
  try {
    return await Promise.race([opening, tooLate]);
  } catch (error) {
    close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
