import type { Overlap } from '@guest/shared/contracts/activity/activity-booking.contract';
import { localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { Connection } from '../../../platform/db/database';
import type { RequestError } from '../../../platform/errors/request-error';
import type { PropertyScope } from '../../property/property-scope';
import { overlapping, sessionBooked } from '../model/activity-errors';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';

/** Creates the errors for bookings that conflict with others of the same guest. */
export function createConflictErrors({ bookings, views }: Pick<ActivityBookingDeps, 'bookings' | 'views'>) {
  return {
    /** Returns the error for a session that the guest has booked already. */
    async alreadyBooked(tx: Connection, id: string, scope: PropertyScope): Promise<RequestError> {
      const booking = await views.booking(await bookings.one(id, tx), scope, tx);
      const values = { activity: booking.activityName, time: timeOf(booking.localDateTimeStart) };
      return sessionBooked(values, booking);
    },

    /** Throws if the guest has something else at the same time. */
    assertNoOverlap(items: Overlap[], { property }: PropertyScope): void {
      const [first] = items;
      if (!first) return;
      throw overlapping(items, timeOf(localDateTimeAt(Date.parse(first.startsAt), property.timeZone)));
    },
  };
}
