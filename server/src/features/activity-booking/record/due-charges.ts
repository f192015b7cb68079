import { and, eq, gt, inArray, lte, or } from 'drizzle-orm';
import { activityBooking } from '../../../platform/db/tables/schema';

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
