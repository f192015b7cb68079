import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { bookingPolicy, tableClaim } from '../../../platform/db/tables/schema';
import { NoTable } from '../model/booking-refusals';
import type { Beside, Dining, DiningRepository } from './dining.repository';
import { roomFor, type Party } from './slots-of';

export type ClaimRow = typeof tableClaim.$inferSelect;

/** A time at which a party is to sit at a table. */
export interface Seating extends Party {
  localDateTime: string;
  from: number;
  to: number;
}

/**
 * Until the transaction ends, nobody else gives or takes a table at these outlets: always locked in one order. That no
 * table is taken twice does not hang on it; it keeps those who come at one moment from waiting for each other in circles.
 */
export async function lockOutlets(tx: Connection, outletIds: string[]): Promise<void> {
  await tx
    .select({ id: bookingPolicy.outletId })
    .from(bookingPolicy)
    .where(inArray(bookingPolicy.outletId, outletIds))
    .orderBy(asc(bookingPolicy.outletId))
    .for('no key update');
}

/** Gives back what nobody has booked in time. Says whether there was any. */
export async function endOldHolds(tx: Connection, outletId: string, now: number): Promise<boolean> {
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

/** The smallest table that the party fits; the outlet is locked. Throws `NoTable`. */
export async function chooseTable(
  tx: Connection,
  { dinings, dining, seating, beside }: Choice,
): Promise<number> {
  const { from, to } = seating;
  const taken = await dinings.taken(dining.outlet.id, { from, to }, beside, tx);
  const { table, left } = roomFor(dining, from, { party: seating, taken });
  if (table === undefined || left === 0) throw new NoTable();
  return table;
}

export interface Choice {
  dinings: DiningRepository;
  dining: Dining;
  seating: Seating;
  /** Claims that will be given back for it. */
  beside: Beside;
}

/** Takes a table, if nobody was faster: the database says so, and waits for nobody in a circle. */
export async function takeTable(tx: Connection, claim: typeof tableClaim.$inferInsert): Promise<ClaimRow> {
  const [taken] = await tx.insert(tableClaim).values(claim).onConflictDoNothing().returning();
  if (!taken) throw new NoTable();
  return taken;
}

/** Moves a claim in one statement: what it had is given back only with what it gets. */
export async function moveClaim(
  tx: Connection,
  id: string,
  to: Partial<typeof tableClaim.$inferInsert>,
): Promise<ClaimRow> {
  const [moved] = await tx.update(tableClaim).set(to).where(eq(tableClaim.id, id)).returning();
  if (!moved) throw new NoTable();
  return moved;
}

/** Gives a booking's table back. Says whether it had one. */
export async function giveBack(tx: Connection, bookingId: string): Promise<boolean> {
  const given = await tx
    .delete(tableClaim)
    .where(eq(tableClaim.bookingId, bookingId))
    .returning({ id: tableClaim.id });
  return given.length > 0;
}
