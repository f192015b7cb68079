import type { PhotoStore } from '../photo/photo-store';
import type { Uploads } from '../upload/uploads';
import type { ErasureLedger } from './erasure-ledger';
import type { ErasureRepository } from './erasure.repository';

interface Parts {
  erasures: ErasureRepository;
  ledger: ErasureLedger;
  photos: PhotoStore;
  uploads: Pick<Uploads, 'sweep'>;
  now: () => number;
}

/** Erases whose week is over, and once more whom a backup has brought back. It may be cut short, and begun again. */
export function createEraseDue({ erasures, ledger, photos, uploads, now }: Parts) {
  return async (): Promise<void> => {
    const again = await erasures.present(await ledger.erased());
    const all = [...again, ...(await erasures.due())];
    for (const one of all) {
      await ledger.note(one, new Date(now()));
      for (const photo of await erasures.erase(one)) await photos.remove(photo);
    }
    if (all.length > 0) await uploads.sweep();
  };
}
