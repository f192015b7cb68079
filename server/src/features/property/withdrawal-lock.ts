import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { precompileStatement } from '../../platform/db/precompile-statement';
import { pipelined } from '../../platform/db/pipelined';
import { preparedQuery } from '../../platform/db/prepared-query';
import { property } from '../../platform/db/tables/schema';
import { notFound } from '../../platform/errors/request-error';

/** Publishing does not take this lock, so that guests can order while a new version of the content is written. */
const LOCK = sql`hashtextextended('withdrawal:' || ${sql.placeholder('propertyId')}, 0)`;
const sharedLock = preparedQuery('withdrawal lock, shared', (on) =>
  on.select({ locked: sql`pg_advisory_xact_lock_shared(${LOCK})` }).from(sql`(select) as nobody`),
);
const exclusiveLock = precompileStatement(sql`select pg_advisory_xact_lock(${LOCK})`);

const offeredProperty = preparedQuery('property, unless withdrawn', (on) =>
  on
    .select({ id: property.id })
    .from(property)
    .where(and(eq(property.id, sql.placeholder('id')), isNull(property.withdrawnAt))),
);

/**
 * Throws if the hotel is withdrawn, and keeps it from being withdrawn until the end of the transaction. Orders and bookings are
 * written after this call, so that a withdrawal waits for them, or they are refused.
 */
export async function assertNotWithdrawn(tx: Connection, propertyId: string): Promise<void> {
  // PostgreSQL begins the second statement after the wait of the first, so that it sees what was committed meanwhile.
  const [, found] = await pipelined(
    sharedLock(tx).execute({ propertyId }),
    offeredProperty(tx).execute({ id: propertyId }),
  );
  if (found.length === 0) throw notFound();
}

/** Waits for the orders and bookings that are being written, and lets no others begin until the end of the transaction. */
export const lockForWithdrawal = (tx: Connection, propertyId: string): Promise<unknown> =>
  tx.execute(exclusiveLock({ propertyId }));
