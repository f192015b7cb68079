import { and, asc, count, eq, gte, lt, lte, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { tableBooking } from '../../../platform/db/tables/schema';
import type { BookingSetup } from './booking-setup';
import { canSeat, type Party } from './slot-search';

type BookingRow = typeof tableBooking.$inferSelect;

export type WaitlistRepository = ReturnType<typeof createWaitlistRepository>;

/** Returns a function that tells for each start time whether the waitlist accepts one more party. */
export function waitlistOpenFor(
  setup: BookingSetup,
  party: Party,
  waiting: ReadonlyMap<number, number>,
): (startsAt: number) => boolean {
  const { enabled, maxPerSlot } = setup.rules.waitlist;
  if (!enabled || !canSeat(setup, party)) return () => false;
  return (startsAt) => (waiting.get(startsAt) ?? 0) < maxPerSlot;
}

/** Reads the waitlist of outlets. */
export function createWaitlistRepository(db: Database) {
  return {
    /** Returns a function that tells for each start time whether the waitlist accepts one more party. */
    async openIn(
      setup: BookingSetup,
      { from, to, party }: { from: number; to: number; party: Party },
      on: Connection = db,
    ): Promise<(startsAt: number) => boolean> {
      const { outlet } = setup;
      if (!setup.rules.waitlist.enabled) return () => false;
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
      return waitlistOpenFor(setup, party, new Map(rows.map((row) => [row.startsAt.getTime(), row.waiting])));
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
    async positionOf({ outletId, startsAt, queuedAt }: BookingRow, on: Connection = db): Promise<number> {
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
