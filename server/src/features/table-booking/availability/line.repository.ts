import { and, asc, count, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { tableBooking } from '../../../platform/db/tables/schema';
import type { Dining } from './dining.repository';
import { couldSeat, type Party } from './slots-of';

type BookingRow = typeof tableBooking.$inferSelect;

export type LineRepository = ReturnType<typeof createLineRepository>;

/** Reads the waitlist of outlets. */
export function createLineRepository(db: Database) {
  return {
    /** Returns a function that tells for each start time whether the waitlist accepts one more party. */
    async openIn(
      dining: Dining,
      { from, to, party }: { from: number; to: number; party: Party },
      on: Connection = db,
    ): Promise<(startsAt: number) => boolean> {
      const { outlet, rules } = dining;
      const { enabled, maxPerSlot } = rules.waitlist;
      if (!enabled || !couldSeat(dining, party)) return () => false;
      const rows = await on
        .select({ startsAt: tableBooking.startsAt, waiting: count() })
        .from(tableBooking)
        .where(
          and(
            eq(tableBooking.outletId, outlet.id),
            eq(tableBooking.status, 'waitlisted'),
            gte(tableBooking.startsAt, new Date(from)),
            lt(tableBooking.startsAt, new Date(to)),
          ),
        )
        .groupBy(tableBooking.startsAt);
      const waiting = new Map(rows.map((row) => [row.startsAt.getTime(), row.waiting]));
      return (startsAt) => (waiting.get(startsAt) ?? 0) < maxPerSlot;
    },

    /** Locks and returns the waitlist of an outlet, sorted by the time of joining. */
    waiting: (on: Connection, outletId: string, now: number): Promise<BookingRow[]> =>
      on
        .select()
        .from(tableBooking)
        .where(
          and(
            eq(tableBooking.outletId, outletId),
            eq(tableBooking.status, 'waitlisted'),
            gte(tableBooking.startsAt, new Date(now)),
          ),
        )
        .orderBy(asc(tableBooking.queuedAt), asc(tableBooking.createdAt), asc(tableBooking.id))
        .for('update'),

    /** Returns the position on the waitlist, starting at 1. */
    async placeOf({ outletId, startsAt, queuedAt }: BookingRow, on: Connection = db): Promise<number> {
      return on.$count(
        tableBooking,
        and(
          eq(tableBooking.outletId, outletId),
          eq(tableBooking.status, 'waitlisted'),
          eq(tableBooking.startsAt, startsAt),
          lte(tableBooking.queuedAt, queuedAt ?? sql`now()`),
        ),
      );
    },
  };
}
