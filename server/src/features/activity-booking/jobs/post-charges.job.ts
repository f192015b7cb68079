import { and, eq, or, sql } from 'drizzle-orm';
import { activityBooking } from '../../../platform/db/tables/schema';
import { isNotWaiting, isSent, isUnsettled } from '../../folio/due-postings';
import { createPostToFolio, paymentAfter, type PostingSubject } from '../../folio/post-to-folio';
import { checkOutOf, lockFolio } from '../../order/quote/room-charge';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';
import { isChargeDue, isToReverse } from '../record/due-charges';

const AT_ONCE = 100;

/** Posts the charges of activities to the folios and reverses those that are refunded. */
export function createPostCharges(deps: ActivityBookingDeps) {
  const { bookings, db, links, log, record, now } = deps;
  const postToFolio = createPostToFolio(deps);

  function isDue() {
    const subjectId = activityBooking.id;
    return or(
      and(isChargeDue(now()), isNotWaiting(db, { subjectId, kind: 'charge', now: now() })),
      and(isToReverse, isNotWaiting(db, { subjectId, kind: 'reversal', now: now() })),
      isUnsettled(db, { subjectId, now: now() }),
    );
  }

  const subject: PostingSubject = {
    async claim(tx, id) {
      const [due] = await tx
        .select({ isWanted: sql<boolean>`${isChargeDue(now())}` })
        .from(activityBooking)
        .where(and(eq(activityBooking.id, id), isDue()))
        .for('update', { skipLocked: true });
      if (!due) return undefined;
      const { booking, property } = await bookings.one(id, tx);
      const { reference, total: amount, folioReference, propertyId } = booking;
      const reservationNumber = booking.reservationNumber ?? '';
      if (booking.paymentStatus === 'posted')
        return {
          kind: 'reversal',
          isWanted: true,
          property,
          reference,
          folioReference: folioReference ?? '',
        };
      await lockFolio(tx, propertyId, reservationNumber);
      const leaving = due.isWanted ? await checkOutOf(tx, propertyId, reservationNumber) : undefined;
      if (leaving && !(await isSent(tx, id))) {
        // A guest who has checked out keeps an activity and pays for it on site. Until the hotel's system has answered,
        // the charge waits: a refused check-out leaves everything as it was. The events stay in the outbox and are
        // published by its check for undelivered rows.
        if (leaving === 'done') await record.set(tx, id, { paymentStatus: 'failed' });
        return undefined;
      }
      return { kind: 'charge', isWanted: due.isWanted, property, reference, amount, reservationNumber };
    },

    async settle(tx, id, result) {
      const { booking } = await bookings.one(id, tx);
      if (booking.paymentStatus === 'none' && result.state === 'refused') return [];
      return (await record.set(tx, id, paymentAfter(result))).events;
    },
  };

  return async (): Promise<void> => {
    // The key is read on first use, which within a transaction would need a second connection.
    await links.secret();
    const due = await db
      .select({ id: activityBooking.id })
      .from(activityBooking)
      .where(isDue())
      .orderBy(activityBooking.cancelBy)
      .limit(AT_ONCE);
    for (const { id } of due) {
      await postToFolio(id, subject).catch((error: unknown) =>
        log.warn({ err: error, booking: id }, 'room charge job failed for an activity; retrying'),
      );
    }
  };
}
