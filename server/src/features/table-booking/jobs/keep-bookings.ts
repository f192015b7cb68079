import { and, eq, inArray, lte, or } from 'drizzle-orm';
import type { TableBookingStatus } from '@guest/shared/contracts/table-booking/table-booking-steps';
import { tableBooking, tableClaim } from '../../../platform/db/tables/schema';
import { tryAll } from '../../../platform/jobs/do-every';
import { scopeOf } from '../../property/property-scope';
import type { BookingParts } from '../record/booking-parts';
import type { BookingRow } from '../model/booking-reply';
import type { Dining } from '../availability/dining.repository';
import { isPaused } from '../availability/slots-of';
import { giveBack, lockOutlets } from '../availability/table-claims';

/** One run handles at most this many rows; the rest wait for the next run. */
const AT_ONCE = 200;

type Row = BookingRow['booking'];

/** Returns the status that a booking takes by time alone, or `null` if nothing is due. */
function dueStep(
  { status, expiresAt, startsAt, endsAt }: Row,
  { outlet }: Dining,
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
    default:
      return null;
  }
}

/**
 * Runs the time-based changes of bookings. Several servers may run this at once: row locks ensure that each
 * booking changes once.
 */
export function createKeeping(parts: BookingParts) {
  const { admission, bookings, db, dinings, line, writes, writing, now } = parts;

  async function settle({ id, outletId, propertyId }: Pick<Row, 'id' | 'outletId' | 'propertyId'>) {
    const dining = await dinings.byId(outletId);
    await writing.at(propertyId, async (tx, tellings) => {
      await lockOutlets(tx, [outletId]);
      const [row] = await tx.select().from(tableBooking).where(eq(tableBooking.id, id)).for('update');
      const status = row && dueStep(row, await dinings.latest(tx, dining), now());
      if (!row || !status) return;
      const isRequest = row.status === 'requested';
      const alternatives = isRequest ? await nearestTo(row) : [];
      const hadTable = await giveBack(tx, id);
      const set = { expiresAt: null, ...(isRequest && { alternatives }) };
      const done = await writes.step(tx, id, { set, entry: { status, by: 'system' } });
      tellings.push(...done.tellings);
      if (hadTable && status !== 'completed') tellings.push(...(await line.next(tx, dining)));
    });
  }

  /** Returns alternative times for a request that expired without an answer. */
  async function nearestTo({ id, startsAt, partySize, areaId }: Row) {
    const { property, guest, outlet } = await bookings.one(id);
    const scope = scopeOf(property, guest.lang === null ? [] : [guest.lang]);
    const near = {
      at: startsAt.getTime(),
      party: { partySize, areaId },
      stay: guest,
      beside: { bookingId: id },
    };
    return admission.nearest(await dinings.byId(outlet.id), scope, near);
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
      .limit(AT_ONCE);
  }

  async function settleOutlet({ outletId, propertyId }: Pick<Row, 'outletId' | 'propertyId'>) {
    const dining = await dinings.byId(outletId);
    await writing.at(propertyId, async (tx, tellings) => {
      await lockOutlets(tx, [outletId]);
      tellings.push(...(await line.settle(tx, dining)));
    });
  }

  /** Selects the outlets with an expired hold. */
  const dueOutlets = () =>
    db
      .selectDistinct({ outletId: tableClaim.outletId, propertyId: tableClaim.propertyId })
      .from(tableClaim)
      .where(and(eq(tableClaim.kind, 'hold'), lte(tableClaim.expiresAt, new Date(now()))))
      .limit(AT_ONCE);

  return () =>
    tryAll(async (tried) => {
      for (const due of await dueOutlets()) await tried(settleOutlet(due));
      for (const due of await dueBookings()) await tried(settle(due));
    });
}
