import type { PhotoStore } from '../photo/photo-store';
import type { Uploads } from '../upload/uploads';
import type { ErasureLedger } from './erasure-ledger';
import type { ErasureRepository } from './erasure.repository';

interface EraseAccountsDeps {
  erasures: ErasureRepository;
  ledger: ErasureLedger;
  photos: PhotoStore;
  uploads: Pick<Uploads, 'deleteUnused'>;
  /** Cancels the bookings of the person, so that others can have the tables. */
  cancelBookings: (personId: string) => Promise<void>;
  now: () => number;
}

/**
 * Erases accounts whose waiting period has ended, and again those that a backup has restored. The job can be
 * interrupted and repeated.
 */
export function createEraseAccounts({
  erasures,
  ledger,
  photos,
  uploads,
  cancelBookings,
  now,
}: EraseAccountsDeps) {
  return async (): Promise<void> => {
    const restored = await erasures.findExisting(await ledger.erased());
    const all = [...restored, ...(await erasures.findDue())];
    for (const one of all) {
      await ledger.record(one, new Date(now()));
      await cancelBookings(one.personId);
      // Photos come first, because after the erasure they can no longer be attributed.
      for (const photo of await erasures.photosOf(one)) await photos.remove(photo);
      await erasures.erase(one);
    }
    if (all.length > 0) await uploads.deleteUnused();
  };
}
