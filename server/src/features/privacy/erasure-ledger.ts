import * as z from 'zod/mini';
import type { DueErasure } from './erasure.repository';
import { createLedger } from './ledger';

const entrySchema = z.object({ personId: z.string(), posts: z.enum(['delete', 'anonymise']) });

export type ErasureLedger = ReturnType<typeof createErasureLedger>;

/** Records erased persons in a file outside the database, because restoring a backup would restore them. */
export function createErasureLedger(file: string) {
  const ledger = createLedger(file, entrySchema);
  return {
    record: ({ personId, posts }: DueErasure, at: Date): Promise<void> =>
      ledger.record({ personId, posts }, at),
    erased: (): Promise<DueErasure[]> => ledger.entries(),
  };
}
