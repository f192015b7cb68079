import { and, eq, gt, inArray, lte, or, type SQLWrapper } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { activityBooking, guest } from '../../../platform/db/tables/schema';
import { isAwaited } from '../../folio/due-postings';

/**
 * Selects the bookings whose charge is due but not posted yet: free cancellation has ended, also for guests
 * who do not come and for those who have cancelled too late.
 */
export const isChargeDue = (now: number) =>
  and(
    eq(activityBooking.paymentStatus, 'authorised'),
    or(
      inArray(activityBooking.status, ['confirmed', 'redeemed', 'no_show']),
      and(eq(activityBooking.status, 'cancelled'), eq(activityBooking.refund, 'none')),
    ),
    lte(activityBooking.cancelBy, new Date(now)),
    gt(activityBooking.total, 0),
  );

/** Selects bookings whose posted charge has to be reversed, because they were cancelled with a full refund. */
export const isToReverse = and(
  eq(activityBooking.paymentStatus, 'posted'),
  eq(activityBooking.status, 'cancelled'),
  eq(activityBooking.refund, 'full'),
);

/** Selects the activities of a person at all hotels whose charge is due, on its way or to be reversed. */
export const unsettledActivitiesOf = (on: Connection, personId: string | SQLWrapper, now: number) =>
  on
    .select({ id: activityBooking.id })
    .from(activityBooking)
    .innerJoin(guest, eq(guest.id, activityBooking.guestId))
    .where(
      and(eq(guest.personId, personId), or(isChargeDue(now), isToReverse, isAwaited(on, activityBooking.id))),
    );
