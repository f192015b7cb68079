import type { Database } from '../../../platform/db/database';
import { NOON } from '../../../testing/test-app';
import { createLedger } from '../ledger/ledger';

/** Returns ledgers at given times. The lines of a member depend on the time, because points become active and expire. */
export function testLedgers(db: Database) {
  const ledgerAt = (at: number) => createLedger(() => at);
  return {
    ledgerAt,
    ledger: ledgerAt(NOON),
    linesOf: async (membershipId: string, at = NOON) => (await ledgerAt(at).load(db, membershipId)).lines,
  };
}
