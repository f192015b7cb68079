import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { bookingPolicy, tableClaim } from '../../../platform/db/tables/schema';
import { NoTableError } from '../model/booking-errors';
import type { BookingPolicyRepository } from './booking-policy.repository';
import type { BookingSetup } from './booking-setup';
import type { IgnoredClaims } from './occupying-claims';
import { capacityFor, type Party } from './slot-search';

export type ClaimRow = typeof tableClaim.$inferSelect;

/** A visit of a party: its time, size and area. */
export interface Seating extends Party {
  localDateTime: string;
  from: number;
  to: number;
}

/**
 * Locks the table assignment of these outlets until the end of the transaction. The fixed order prevents
 * deadlocks; double booking is prevented by constraints, not by this lock.
 */
export async function lockOutlets(tx: Connection, outletIds: string[]): Promise<void> {
  await tx
    .select({ id: bookingPolicy.outletId })
    .from(bookingPolicy)
    .where(inArray(bookingPolicy.outletId, outletIds))
    .orderBy(asc(bookingPolicy.outletId))
    .for('no key update');
}

/** Deletes the expired holds and returns whether there were any. */
export async function expireHolds(tx: Connection, outletId: string, now: number): Promise<boolean> {
  const ended = await tx
    .delete(tableClaim)
    .where(
      and(
        eq(tableClaim.outletId, outletId),
        eq(tableClaim.kind, 'hold'),
        lte(tableClaim.expiresAt, new Date(now)),
      ),
    )
    .returning({ id: tableClaim.id });
  return ended.length > 0;
}

/**
 * Returns the smallest free table for the party, or throws `NoTableError`. The caller must hold the lock on the
 * outlet.
 */
export async function chooseTable(
  tx: Connection,
  { bookingPolicies, setup, seating, ignoredClaims }: TableChoice,
): Promise<number> {
  const { from, to } = seating;
  const taken = await bookingPolicies.occupancy(setup.outlet.id, { from, to }, ignoredClaims, tx);
  const { table, left } = capacityFor(setup, from, { party: seating, occupancy: taken });
  if (table === undefined || left === 0) throw new NoTableError();
  return table;
}

export interface TableChoice {
  bookingPolicies: BookingPolicyRepository;
  setup: BookingSetup;
  seating: Seating;
  /** Claims that are released with this change. */
  ignoredClaims: IgnoredClaims;
}

/**
 * Inserts the claim unless the table is taken. An exclusion constraint decides, so correctness needs no lock.
 */
export async function claimTable(tx: Connection, claim: typeof tableClaim.$inferInsert): Promise<ClaimRow> {
  const [taken] = await tx.insert(tableClaim).values(claim).onConflictDoNothing().returning();
  if (!taken) throw new NoTableError();
  return taken;
}

/** Moves a claim with one update, so the old table is released only if the new one is free. */
export async function moveClaim(
  tx: Connection,
  id: string,
  to: Partial<typeof tableClaim.$inferInsert>,
): Promise<ClaimRow> {
  const [moved] = await tx.update(tableClaim).set(to).where(eq(tableClaim.id, id)).returning();
  if (!moved) throw new NoTableError();
  return moved;
}

/** Deletes the claim of a booking and returns whether there was one. */
export async function releaseClaim(tx: Connection, bookingId: string): Promise<boolean> {
  const released = await tx
    .delete(tableClaim)
    .where(eq(tableClaim.bookingId, bookingId))
    .returning({ id: tableClaim.id });
  return released.length > 0;
}
