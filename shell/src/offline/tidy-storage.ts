import { dropOldShared } from '@guest/shared/share-target/shared-photos';
import { evictReads } from '@guest/shared/query-cache/evict-reads';

const DAY_MS = 24 * 3_600_000;
/** A stay and the weeks around it; afterwards nobody reads the copies offline. */
const KEPT_MS = 30 * DAY_MS;
/** A page that is not open does not learn that a post is gone, so copies of posts last only a few days. */
const WRITTEN_KEPT_MS = 3 * DAY_MS;
/** The data that stays on a device that is nearly full. */
const KEPT_IF_FULL_MS = 2 * DAY_MS;
/** About as much as the copies of one stay take. */
const LITTLE_ROOM_BYTES = 50_000_000;

/**
 * Deletes shared photos that nobody has asked for, and copies for reading offline that are too old for the room that
 * this device has. The service worker does the same with documents, files and pictures, each time it keeps some.
 */
export async function tidyStorage(now = Date.now()): Promise<void> {
  await dropOldShared(now);
  const oldest = now - ((await hasLittleRoom()) ? KEPT_IF_FULL_MS : KEPT_MS);
  await evictReads({ oldest, oldestWritten: now - WRITTEN_KEPT_MS });
}

async function hasLittleRoom(): Promise<boolean> {
  // Browsers without an estimate, and those that refuse one, evict by themselves.
  const { usage = 0, quota = Infinity } =
    (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota - usage < LITTLE_ROOM_BYTES;
}
