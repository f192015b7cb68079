import { UNFINISHED_STATUSES } from '@guest/shared/contracts/activity/activity-booking-status';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import {
  activity,
  activityBooking,
  activitySession,
  bookableActivity,
  guest,
  property,
} from '../../platform/db/tables/schema';
import { createCancelBooking } from '../activity-booking/guest/cancel-booking';
import { createOwnBookings } from '../activity-booking/guest/own-booking';
import type { ActivityBookingDeps } from '../activity-booking/record/activity-booking-deps';
import { canCancel } from '../activity-booking/record/activity-booking.mapper';
import { scopeOf } from '../property/property-scope';
import type { UpcomingKind } from './upcoming-kind';

/** Booked activities and places on their waitlists. */
export function createUpcomingActivities(deps: ActivityBookingDeps): UpcomingKind {
  const { db, now } = deps;
  const cancel = createCancelBooking(deps, createOwnBookings(deps));
  return {
    kind: 'activity',

    async list(filter, on = db) {
      const rows = await on
        .select({
          booking: activityBooking,
          session: activitySession,
          activity,
          bookableId: bookableActivity.id,
          property,
          guest: { id: guest.id, chatUuid: guest.chatUuid },
        })
        .from(activityBooking)
        .innerJoin(guest, eq(guest.id, activityBooking.guestId))
        .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
        .innerJoin(bookableActivity, eq(bookableActivity.id, activitySession.bookableActivityId))
        .innerJoin(activity, eq(activity.id, activitySession.activityId))
        .innerJoin(property, eq(property.id, activityBooking.propertyId))
        .where(
          and(
            filter,
            inArray(activityBooking.status, [...UNFINISHED_STATUSES]),
            gt(activitySession.endsAt, new Date(now())),
          ),
        )
        .orderBy(asc(activitySession.startsAt));
      return rows.map(
        ({ booking, session, activity: { id, name }, bookableId, property: hotel, guest: owner }) => ({
          kind: 'activity',
          uuid: booking.id,
          property: hotel,
          guest: owner,
          title: name,
          startsAt: session.startsAt,
          canCancel: canCancel(booking, now()),
          cancelBy: booking.status === 'confirmed' ? booking.cancelBy : null,
          isUnderWay: session.startsAt.getTime() <= now(),
          link: {
            route: 'property-activity-book',
            params: {
              property: hotel.slug,
              activityId: id,
              bookableActivityId: bookableId,
            },
            query: { booking: booking.id },
          },
        }),
      );
    },

    async cancel({ uuid, guest: owner, property: hotel }, { isAtAnyTime = false } = {}) {
      await cancel({ guest: owner, scope: scopeOf(hotel, []), id: uuid }, { isAtAnyTime });
    },
  };
}
