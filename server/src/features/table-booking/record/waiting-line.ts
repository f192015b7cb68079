import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableClaim } from '../../../platform/db/tables/schema';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { NoTable } from '../model/booking-refusals';
import type { BookingWrites } from './booking-writes';
import type { Dining, DiningRepository } from '../availability/dining.repository';
import type { LineRepository } from '../availability/line.repository';
import { isPaused } from '../availability/slots-of';
import { chooseTable, endOldHolds, takeTable, type Seating } from '../availability/table-claims';

const MINUTE_MS = 60_000;

interface Parts {
  dinings: DiningRepository;
  lines: LineRepository;
  writes: BookingWrites;
  now: () => number;
}

type Waiting = Awaited<ReturnType<LineRepository['waiting']>>[number];

export const seatingOf = ({ localDateTime, startsAt, endsAt, partySize, areaId }: Waiting): Seating => ({
  localDateTime,
  partySize,
  areaId,
  from: startsAt.getTime(),
  to: endsAt.getTime(),
});

/** Offers free tables to the waitlist. The caller must hold the lock on the outlet. */
export function createWaitingLine({ dinings, lines, writes, now }: Parts) {
  /** Offers a table to a guest, which blocks it for everybody else for some minutes. */
  async function offer(tx: Connection, dining: Dining, waiting: Waiting): Promise<OutboxRow[]> {
    const { id: bookingId, propertyId, guestId, outletId, partySize, areaId } = waiting;
    const tableId = await chooseTable(tx, { dinings, dining, seating: seatingOf(waiting), beside: {} });
    const minutes = dining.rules.waitlist.offerMinutes;
    const expiresAt = new Date(Math.min(now() + minutes * MINUTE_MS, waiting.startsAt.getTime()));
    await takeTable(tx, {
      propertyId,
      guestId,
      outletId,
      tableId,
      bookingId,
      partySize,
      areaId,
      expiresAt,
      kind: 'offer',
      localDateTime: waiting.localDateTime,
      startsAt: waiting.startsAt,
      endsAt: waiting.endsAt,
    });
    const entry = { status: 'offered', by: 'system' } as const;
    return (await writes.step(tx, bookingId, { set: { expiresAt }, entry })).tellings;
  }

  /**
   * Offers free tables to the guests who have waited longest and fit. Times within a pause are skipped; the
   * end of the pause runs this again.
   */
  async function next(tx: Connection, dining: Dining): Promise<OutboxRow[]> {
    const tellings: OutboxRow[] = [];
    const { outlet } = await dinings.latest(tx, dining);
    for (const waiting of await lines.waiting(tx, outlet.id, now())) {
      if (isPaused(outlet, waiting.startsAt.getTime())) continue;
      try {
        tellings.push(...(await offer(tx, dining, waiting)));
      } catch (error) {
        // Guests further down may wait for another time or be a smaller party.
        if (!(error instanceof NoTable)) throw error;
      }
    }
    return tellings;
  }

  return {
    next,

    /** Expires old holds and offers their tables to the waitlist first. Call this before claiming a table. */
    async settle(tx: Connection, dining: Dining): Promise<OutboxRow[]> {
      return (await endOldHolds(tx, dining.outlet.id, now())) ? next(tx, dining) : [];
    },

    /** Turns the claim of an offer into a booking and returns whether the claim still existed. */
    async keep(tx: Connection, bookingId: string): Promise<boolean> {
      const kept = await tx
        .update(tableClaim)
        .set({ kind: 'booking', expiresAt: null })
        .where(and(eq(tableClaim.bookingId, bookingId), eq(tableClaim.kind, 'offer')))
        .returning({ id: tableClaim.id });
      return kept.length > 0;
    },
  };
}
