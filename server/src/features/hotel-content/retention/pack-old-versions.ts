import type { Database } from '../../../platform/db/database';
import { runAll } from '../../../platform/jobs/interval-task';
import { lockContent } from '../lock/content-lock';
import { hotelsToPack, packNext } from '../packing/pack-versions';
import { keepBlobs } from './blob-lock';

/** The others are left to the next run, so that other jobs do not wait long for this one. */
const MOST_OF_HOTEL = 10;

/**
 * Packs old versions of all hotels. Each is packed in a transaction of its own, so that nobody who stores or publishes a
 * version waits for more than one.
 */
export const packOldVersions = (db: Database): Promise<void> =>
  runAll(async (run) => {
    for (const propertyId of await hotelsToPack(db)) await run(packHotel(db, propertyId));
  });

async function packHotel(db: Database, propertyId: string): Promise<void> {
  for (let done = 0; done < MOST_OF_HOTEL; done += 1) {
    const wasPacked = await db.transaction(async (tx) => {
      await lockContent(tx, propertyId);
      await keepBlobs(tx);
      return packNext(tx, propertyId);
    });
    if (!wasPacked) return;
  }
}
