import { and, eq, or } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { activityBooking } from '../../../platform/db/tables/schema';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { isCheckedOut, lockFolio } from '../../order/quote/room-charge';
import { withinFolioTime } from '../../order/record/folio-time';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import type { ActivityBookingRow } from '../record/booking.repository';
import { isChargeDue } from '../record/due-charges';

const AT_ONCE = 100;

type Stored = ActivityBookingRow['booking'];

/** A posted charge is reversed if the hotel gives everything back. */
const isToReverse = and(
  eq(activityBooking.paymentStatus, 'posted'),
  eq(activityBooking.status, 'cancelled'),
  eq(activityBooking.refund, 'full'),
);

/**
 * Posts the charges of activities to the folios and reverses those that are given back. A row lock ensures
 * that one server handles each charge, and the reference makes posting it again harmless.
 */
export function createPostCharges(deps: ActivityBookingDeps) {
  const { bookings, db, log, outbox, propertySystem, record, now } = deps;

  /** A failed charge does not end the booking; the guest pays in person. */
  async function post({ booking, property }: ActivityBookingRow): Promise<Partial<Stored>> {
    try {
      const folioReference = await withinFolioTime(
        propertySystem.post(property, {
          reservationNumber: booking.reservationNumber ?? '',
          amount: booking.total,
          reference: booking.reference,
          description: booking.reference,
        }),
      );
      return { paymentStatus: 'posted', folioReference };
    } catch (error) {
      log.warn({ err: error, booking: booking.reference }, 'room charge could not be posted');
      return { paymentStatus: 'failed' };
    }
  }

  /** A guest who has checked out keeps an activity and pays for it on site. */
  async function postUnlessCheckedOut(tx: Connection, row: ActivityBookingRow): Promise<Partial<Stored>> {
    const { propertyId, reservationNumber } = row.booking;
    await lockFolio(tx, propertyId, reservationNumber ?? '');
    const isClosed = await isCheckedOut(tx, propertyId, reservationNumber ?? '');
    return isClosed ? { paymentStatus: 'failed' } : post(row);
  }

  async function reverse({ booking, property }: ActivityBookingRow): Promise<Partial<Stored>> {
    await withinFolioTime(propertySystem.reverse(property, booking.folioReference ?? ''));
    return { paymentStatus: 'reversed' };
  }

  async function settle(tx: Connection, id: string): Promise<OutboxRow[]> {
    const [due] = await tx
      .select({ id: activityBooking.id })
      .from(activityBooking)
      .where(and(eq(activityBooking.id, id), or(isChargeDue(now()), isToReverse)))
      .for('update', { skipLocked: true });
    if (!due) return [];
    const row = await bookings.one(id, tx);
    const set =
      row.booking.paymentStatus === 'posted' ? await reverse(row) : await postUnlessCheckedOut(tx, row);
    return (await record.set(tx, id, set)).events;
  }

  return async (): Promise<void> => {
    const due = await db
      .select({ id: activityBooking.id })
      .from(activityBooking)
      .where(or(isChargeDue(now()), isToReverse))
      .orderBy(activityBooking.cancelBy)
      .limit(AT_ONCE);
    for (const { id } of due) {
      await db
        .transaction((tx) => settle(tx, id))
        .then((events) => outbox.publish(...events))
        .catch((error: unknown) =>
          log.warn({ err: error, booking: id }, 'room charge job failed for an activity; retrying'),
        );
    }
  };
}
