import { and, eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableClaim } from '../../../platform/db/tables/schema';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { NoTableError } from '../model/booking-errors';
import type { BookingRecorder } from './record-booking-change';
import type { BookingPolicyRepository } from '../availability/booking-policy.repository';
import type { BookingSetup } from '../availability/booking-setup';
import type { WaitlistRepository } from '../availability/waitlist.repository';
import { isPaused } from '../availability/slot-search';
import { chooseTable, expireHolds, claimTable, type Seating } from '../availability/table-claims';

const MINUTE_MS = 60_000;

interface WaitlistDeps {
  bookingPolicies: BookingPolicyRepository;
  waitlistRepository: WaitlistRepository;
  recorder: BookingRecorder;
  now: () => number;
}

type WaitingBooking = Awaited<ReturnType<WaitlistRepository['waiting']>>[number];

export const seatingOf = ({
  localDateTime,
  startsAt,
  endsAt,
  partySize,
  areaId,
}: WaitingBooking): Seating => ({
  localDateTime,
  partySize,
  areaId,
  from: startsAt.getTime(),
  to: endsAt.getTime(),
});

/** Offers free tables to the waitlist. The caller must hold the lock on the outlet. */
export function createWaitlist({ bookingPolicies, waitlistRepository, recorder, now }: WaitlistDeps) {
  /** Offers a table to a guest, which blocks it for everybody else for some minutes. */
  async function offer(tx: Connection, setup: BookingSetup, waiting: WaitingBooking): Promise<OutboxRow[]> {
    const { id: bookingId, propertyId, guestId, outletId, partySize, areaId } = waiting;
    const tableId = await chooseTable(tx, {
      bookingPolicies,
      setup,
      seating: seatingOf(waiting),
      ignoredClaims: {},
    });
    const minutes = setup.rules.waitlist.offerMinutes;
    const expiresAt = new Date(Math.min(now() + minutes * MINUTE_MS, waiting.startsAt.getTime()));
    await claimTable(tx, {
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
    return (await recorder.record(tx, bookingId, { set: { expiresAt }, entry })).outboxRows;
  }

  /**
   * Offers free tables to the guests who have waited longest and fit. Times within a pause are skipped; the
   * end of the pause runs this again.
   */
  async function offerTables(tx: Connection, setup: BookingSetup): Promise<OutboxRow[]> {
    const outboxRows: OutboxRow[] = [];
    const { outlet } = await bookingPolicies.latest(tx, setup);
    for (const waiting of await waitlistRepository.waiting(tx, outlet.id, now())) {
      if (isPaused(outlet, waiting.startsAt.getTime())) continue;
      try {
        outboxRows.push(...(await offer(tx, setup, waiting)));
      } catch (error) {
        // Guests further down may wait for another time or be a smaller party.
        if (!(error instanceof NoTableError)) throw error;
      }
    }
    return outboxRows;
  }

  return {
    offerTables,

    /** Expires old holds and offers their tables to the waitlist first. Call this before claiming a table. */
    async offerExpiredHolds(tx: Connection, setup: BookingSetup): Promise<OutboxRow[]> {
      return (await expireHolds(tx, setup.outlet.id, now())) ? offerTables(tx, setup) : [];
    },

    /** Turns the claim of an offer into a booking and returns whether the claim still existed. */
    async confirmOffer(tx: Connection, bookingId: string): Promise<boolean> {
      const confirmed = await tx
        .update(tableClaim)
        .set({ kind: 'booking', expiresAt: null })
        .where(and(eq(tableClaim.bookingId, bookingId), eq(tableClaim.kind, 'offer')))
        .returning({ id: tableClaim.id });
      return confirmed.length > 0;
    },
  };
}
