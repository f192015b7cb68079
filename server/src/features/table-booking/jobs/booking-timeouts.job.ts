import { and, eq, inArray, lte, or } from 'drizzle-orm';
import type { TableBookingStatus } from '@guest/shared/contracts/table-booking/table-booking-status';
import type { Connection } from '../../../platform/db/database';
import { tableBooking, tableClaim } from '../../../platform/db/tables/schema';
import { runAll } from '../../../platform/jobs/interval-task';
import { scopeOf } from '../../property/property-scope';
import type { BookingDeps } from '../record/booking-deps';
import type { BookingRow } from '../model/booking.mapper';
import type { BookingSetup } from '../availability/booking-setup';
import { isPaused } from '../availability/slot-search';
import { releaseClaim, lockOutlets } from '../availability/table-claims';

/** One run handles at most this many rows; the rest wait for the next run. */
const MAX_PER_RUN = 200;

type Row = BookingRow['booking'];

/** Returns the status that a booking takes by time alone, or `null` if nothing is due. */
function dueStatus(
  { status, expiresAt, startsAt, endsAt }: Row,
  { outlet }: BookingSetup,
  now: number,
): TableBookingStatus | null {
  const isOver = (at: Date | null) => at !== null && at.getTime() <= now;
  switch (status) {
    case 'requested':
      return isOver(expiresAt) ? 'lapsed' : null;
    case 'offered':
      if (!isOver(expiresAt)) return null;
      // During a pause nobody can accept the offer, so the guest returns to the waitlist.
      return isPaused(outlet, startsAt.getTime()) && !isOver(startsAt) ? 'waitlisted' : 'lapsed';
    case 'waitlisted':
      return isOver(startsAt) ? 'lapsed' : null;
    case 'confirmed':
    case 'seated':
      return isOver(endsAt) ? 'completed' : null;
    case 'completed':
    case 'declined':
    case 'lapsed':
    case 'cancelled':
    case 'no_show':
      return null;
  }
}

/**
 * Runs the time-based changes of bookings. Several servers may run this at once: row locks ensure that each
 * booking changes once.
 */
export function createBookingTimeouts(deps: BookingDeps) {
  const { seatingCheck, bookings, db, bookingPolicies, waitlist, recorder, bookingTransaction, now } = deps;

  async function applyDueStatus({ id, outletId, propertyId }: Pick<Row, 'id' | 'outletId' | 'propertyId'>) {
    const setup = await bookingPolicies.byId(outletId);
    await bookingTransaction.run(propertyId, async (tx, outboxRows) => {
      await lockOutlets(tx, [outletId]);
      const [row] = await tx.select().from(tableBooking).where(eq(tableBooking.id, id)).for('update');
      const status = row && dueStatus(row, await bookingPolicies.latest(tx, setup), now());
      if (!row || !status) return;
      const isRequest = row.status === 'requested';
      const alternatives = isRequest ? await alternativesFor(tx, row) : [];
      const hadTable = await releaseClaim(tx, id);
      const set = { expiresAt: null, ...(isRequest && { alternatives }) };
      const done = await recorder.record(tx, id, { set, entry: { status, by: 'system' } });
      outboxRows.push(...done.outboxRows);
      if (hadTable && status !== 'completed') outboxRows.push(...(await waitlist.offerTables(tx, setup)));
    });
  }

  /** Returns alternative times for a request that expired without an answer. */
  async function alternativesFor(tx: Connection, { id, startsAt, partySize, areaId }: Row) {
    const { property, guest, outlet } = await bookings.load(id, tx);
    const scope = scopeOf(property, guest.lang === null ? [] : [guest.lang]);
    const slotQuery = {
      at: startsAt.getTime(),
      party: { partySize, areaId },
      stay: guest,
      ignoredClaims: { bookingId: id },
      on: tx,
    };
    return seatingCheck.nearest(await bookingPolicies.byId(outlet.id, tx), scope, slotQuery);
  }

  async function dueBookings() {
    const at = new Date(now());
    return db
      .select({ id: tableBooking.id, outletId: tableBooking.outletId, propertyId: tableBooking.propertyId })
      .from(tableBooking)
      .where(
        or(
          and(inArray(tableBooking.status, ['requested', 'offered']), lte(tableBooking.expiresAt, at)),
          and(eq(tableBooking.status, 'waitlisted'), lte(tableBooking.startsAt, at)),
          and(inArray(tableBooking.status, ['confirmed', 'seated']), lte(tableBooking.endsAt, at)),
        ),
      )
      .limit(MAX_PER_RUN);
  }

  async function expireOutletHolds({ outletId, propertyId }: Pick<Row, 'outletId' | 'propertyId'>) {
    const setup = await bookingPolicies.byId(outletId);
    await bookingTransaction.run(propertyId, async (tx, outboxRows) => {
      await lockOutlets(tx, [outletId]);
      outboxRows.push(...(await waitlist.offerExpiredHolds(tx, setup)));
    });
  }

  /** Selects the outlets with an expired hold. */
  const dueOutlets = () =>
    db
      .selectDistinct({ outletId: tableClaim.outletId, propertyId: tableClaim.propertyId })
      .from(tableClaim)
      .where(and(eq(tableClaim.kind, 'hold'), lte(tableClaim.expiresAt, new Date(now()))))
      .limit(MAX_PER_RUN);

  return () =>
    runAll(async (attempt) => {
      for (const due of await dueOutlets()) await attempt(expireOutletHolds(due));
      for (const due of await dueBookings()) await attempt(applyDueStatus(due));
    });
}
