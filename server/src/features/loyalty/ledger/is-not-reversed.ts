import { eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database';
import { loyaltyEntry } from '../../../platform/db/tables/schema';

/** Selects the lines of a query that no reversal has taken back yet. */
export function isNotReversed(db: Database) {
  const reversal = alias(loyaltyEntry, 'reversal');
  return notExists(
    db.select({ id: reversal.id }).from(reversal).where(eq(reversal.reverses, loyaltyEntry.id)),
  );
}
