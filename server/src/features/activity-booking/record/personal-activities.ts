import { UNFINISHED_STATUSES } from '@guest/shared/contracts/activity/activity-booking-status';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import {
  activity,
  activityBooking,
  activityBookingHistory,
  activityClaim,
  activitySession,
  property,
} from '../../../platform/db/tables/schema';

const STEP = {
  status: activityBookingHistory.status,
  by: activityBookingHistory.by,
  at: activityBookingHistory.at,
  note: activityBookingHistory.note,
  reasonCode: activityBookingHistory.reasonCode,
};

/** Returns all activities and waitlist places of the guests, for the export of personal data. */
export async function activitiesOfGuests(on: Connection, guestIds: string[]) {
  const rows = await on
    .select({
      booking: activityBooking,
      hotel: property.slug,
      activity: activity.name,
      localDateTimeStart: activitySession.localStart,
    })
    .from(activityBooking)
    .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
    .innerJoin(activity, eq(activity.id, activitySession.activityId))
    .innerJoin(property, eq(property.id, activityBooking.propertyId))
    .where(inArray(activityBooking.guestId, guestIds))
    .orderBy(desc(activityBooking.createdAt));
  const entries = await on
    .select({ of: activityBookingHistory.bookingId, entry: STEP })
    .from(activityBookingHistory)
    .innerJoin(activityBooking, eq(activityBooking.id, activityBookingHistory.bookingId))
    .where(inArray(activityBooking.guestId, guestIds))
    .orderBy(asc(activityBookingHistory.id));
  return rows.map(({ booking, ...session }) => {
    const { guestId: _guest, propertyId: _property, sessionId: _session, ...own } = booking;
    const histories = entries.filter(({ of }) => of === booking.id).map(({ entry }) => entry);
    return { ...own, ...session, histories };
  });
}

const NOBODY = {
  unitItems: [],
  contact: { firstName: '' },
  note: '',
  answers: [],
  reservationNumber: null,
};

/**
 * Removes personal data from the bookings of erased guests and cancels those still ahead, which frees their
 * places first.
 */
export async function eraseFromActivities(tx: Connection, guestIds: string[]): Promise<void> {
  await tx.delete(activityClaim).where(inArray(activityClaim.guestId, guestIds));
  const isTheirs = inArray(activityBooking.guestId, guestIds);
  await tx
    .update(activityBooking)
    .set({ status: 'cancelled' })
    .where(and(isTheirs, inArray(activityBooking.status, [...UNFINISHED_STATUSES])));
  const erased = await tx
    .update(activityBooking)
    .set(NOBODY)
    .where(isTheirs)
    .returning({ id: activityBooking.id });
  const isOfErased = inArray(
    activityBookingHistory.bookingId,
    erased.map(({ id }) => id),
  );
  // A note on a change may contain a name.
  await tx.update(activityBookingHistory).set({ note: null }).where(isOfErased);
  await tx
    .update(activityBookingHistory)
    .set({ actorId: null })
    .where(and(isOfErased, eq(activityBookingHistory.by, 'guest')));
}
