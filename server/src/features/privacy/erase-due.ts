import type { PhotoStore } from '../photo/photo-store';
import type { Uploads } from '../upload/uploads';
import type { ErasureLedger } from './erasure-ledger';
import type { ErasureRepository } from './erasure.repository';

interface Parts {
  erasures: ErasureRepository;
  ledger: ErasureLedger;
  photos: PhotoStore;
  uploads: Pick<Uploads, 'sweep'>;
  /** Cancels the bookings of the person, so that others can have the tables. */
  callOff: (personId: string) => Promise<void>;
  now: () => number;
}

/**
 * Erases accounts whose waiting period has ended, and again those that a backup has restored. The job can be
 * interrupted and repeated.
 */
export function createEraseDue({ erasures, ledger, photos, uploads, callOff, now }: Parts) {
  return async (): Promise<void> => {
    const again = await erasures.present(await ledger.erased());
    const all = [...again, ...(await erasures.due())];
    for (const one of all) {
      await ledger.note(one, new Date(now()));
      await callOff(one.personId);
      // Photos come first, because after the erasure they can no longer be attributed.
      for (const photo of await erasures.photosOf(one)) await photos.remove(photo);
      await erasures.erase(one);
    }
    if (all.length > 0) await uploads.sweep();
  };
}
