import type { PhotoStore } from '../photo/photo-store';
import type { Uploads } from '../upload/uploads';
import type { ErasureLedger } from './erasure-ledger';
import type { ErasureRepository } from './erasure.repository';

interface Parts {
  erasures: ErasureRepository;
  ledger: ErasureLedger;
  photos: PhotoStore;
  uploads: Pick<Uploads, 'sweep'>;
  /** Takes back what somebody has booked, so that others can have it. */
  callOff: (personId: string) => Promise<void>;
  now: () => number;
}

/** Erases whose week is over, and once more whom a backup has brought back. It may be cut short, and begun again. */
export function createEraseDue({ erasures, ledger, photos, uploads, callOff, now }: Parts) {
  return async (): Promise<void> => {
    const again = await erasures.present(await ledger.erased());
    const all = [...again, ...(await erasures.due())];
    for (const one of all) {
      await ledger.note(one, new Date(now()));
      await callOff(one.personId);
      // First: once the guests are nobody, nobody knows which photos were theirs.
      for (const photo of await erasures.photosOf(one)) await photos.remove(photo);
      await erasures.erase(one);
    }
    if (all.length > 0) await uploads.sweep();
  };
}
