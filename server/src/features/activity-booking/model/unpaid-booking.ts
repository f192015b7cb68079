import { and, eq, exists, gte, inArray, lt, ne, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../../platform/db/database';
import { activityBooking, activityBookingHistory, folioPosting } from '../../../platform/db/tables/schema';

/** Selects bookings that the hotel's system has refused to charge and that are neither called off nor refunded. */
export const isUnpaidBooking = and(
  eq(activityBooking.paymentStatus, 'failed'),
  or(
    inArray(activityBooking.status, ['confirmed', 'redeemed', 'no_show']),
    and(eq(activityBooking.status, 'cancelled'), eq(activityBooking.refund, 'none')),
  ),
);

const later = alias(activityBookingHistory, 'later');

/** Selects bookings whose guest had come before the refusal, unless staff have taken that back meanwhile. */
const hadComeBefore = (db: Pick<Connection, 'select'>) =>
  exists(
    db
      .select({ id: activityBookingHistory.id })
      .from(activityBookingHistory)
      .where(
        and(
          eq(activityBookingHistory.bookingId, activityBooking.id),
          eq(activityBookingHistory.status, 'redeemed'),
          lt(activityBookingHistory.at, folioPosting.settledAt),
          notExists(
            db
              .select({ id: later.id })
              .from(later)
              .where(
                and(
                  eq(later.bookingId, activityBooking.id),
                  ne(later.status, 'redeemed'),
                  gte(later.at, activityBookingHistory.at),
                ),
              ),
          ),
        ),
      ),
  );

/**
 * Selects refused charges of bookings whose guest has not come, or had come before the refusal. All others pay on
 * site, where the list of the session names them.
 */
export const isOwedForBooking = (db: Pick<Connection, 'select'>) =>
  and(
    isUnpaidBooking,
    or(
      inArray(activityBooking.status, ['no_show', 'cancelled']),
      and(eq(activityBooking.status, 'redeemed'), hadComeBefore(db)),
    ),
  );
