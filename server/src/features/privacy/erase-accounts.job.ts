import type { Uploads } from '../upload/uploads';
import type { ErasureLedger } from './erasure-ledger';
import type { ErasureRepository } from './erasure.repository';

interface EraseAccountsDeps {
  erasures: ErasureRepository;
  ledger: ErasureLedger;
  uploads: Pick<Uploads, 'deleteUnused'>;
  /** Cancels the bookings of the person, so that others can have the tables. */
  cancelBookings: (personId: string) => Promise<void>;
  now: () => number;
}

/**
 * Erases accounts whose waiting period has ended, and again those that a backup has restored. The job can be
 * interrupted and repeated.
 */
export function createEraseAccounts({ erasures, ledger, uploads, cancelBookings, now }: EraseAccountsDeps) {
  return async (): Promise<void> => {
    const restored = await erasures.findExisting(await ledger.erased());
    const all = [...restored, ...(await erasures.findDue())];
    for (const one of all) {
      await ledger.record(one, new Date(now()));
      await cancelBookings(one.personId);
      await erasures.erase(one);
    }
    if (all.length > 0) await uploads.deleteUnused();
  };
}
