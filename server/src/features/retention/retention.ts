import * as z from 'zod/mini';
import type { Database } from '../../platform/db/database';
import { createLedger } from '../privacy/ledger';
import { createRetentionRepository } from './retention.repository';

interface Parts {
  db: Database;
  ledgerFile: string;
  now: () => number;
}

/**
 * Deletes rooms and files whose retention period has ended. The job can be interrupted, repeated and run by
 * several processes. Each room is recorded in the ledger first, so that a restored backup does not bring it
 * back.
 */
export function createRetention({ db, ledgerFile, now }: Parts): () => Promise<void> {
  const kept = createRetentionRepository(db);
  const ledger = createLedger(ledgerFile, z.object({ roomId: z.string() }));
  return async () => {
    const again = await kept.presentRooms((await ledger.entries()).map(({ roomId }) => roomId));
    for (const id of again) await kept.forgetRoom(id);
    for (const roomId of await kept.outlivedRooms(now())) {
      await ledger.note({ roomId }, new Date(now()));
      await kept.forgetRoom(roomId);
    }
    await kept.doomOutlivedFiles(now());
  };
}
