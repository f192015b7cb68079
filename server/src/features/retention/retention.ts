import * as z from 'zod/mini';
import type { Database } from '../../platform/db/database';
import { createLedger } from '../privacy/ledger';
import { createRetentionRepository } from './retention.repository';

interface RetentionDeps {
  db: Database;
  ledgerFile: string;
  now: () => number;
}

/**
 * Deletes rooms and files whose retention period has ended. The job can be interrupted, repeated and run by
 * several processes. Each room is recorded in the ledger first, so that a restored backup does not bring it
 * back.
 */
export function createRetention({ db, ledgerFile, now }: RetentionDeps): () => Promise<void> {
  const repository = createRetentionRepository(db);
  const ledger = createLedger(ledgerFile, z.object({ roomId: z.string() }));
  return async () => {
    const restored = await repository.existingRooms((await ledger.entries()).map(({ roomId }) => roomId));
    for (const id of restored) await repository.deleteRoom(id);
    for (const roomId of await repository.expiredRooms(now())) {
      await ledger.record({ roomId }, new Date(now()));
      await repository.deleteRoom(roomId);
    }
    await repository.markExpiredFiles(now());
  };
}
