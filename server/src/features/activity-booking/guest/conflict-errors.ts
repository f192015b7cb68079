import { localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import type { Connection } from '../../../platform/db/database';
import type { RequestError } from '../../../platform/errors/request-error';
import type { GuestRow } from '../../identity/guest.repository';
import type { PropertyScope } from '../../property/property-scope';
import { overlapsOf } from '../availability/overlaps';
import { overlapping, sessionBooked } from '../model/activity-errors';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';

interface OverlapQuery {
  guest: GuestRow;
  session: { startsAt: Date; endsAt: Date };
  except: readonly string[];
}

/** Creates the errors for bookings that get in the way of others of the same guest. */
export function createConflictErrors({ bookings, views }: Pick<ActivityBookingDeps, 'bookings' | 'views'>) {
  return {
    /** Returns the error for a session that the guest has booked already. */
    async alreadyBooked(tx: Connection, id: string, scope: PropertyScope): Promise<RequestError> {
      const booking = await views.booking(await bookings.one(id, tx), scope);
      const values = { activity: booking.activityName, time: timeOf(booking.localDateTimeStart) };
      return sessionBooked(values, booking);
    },

    /** Throws if the guest has something else at the same time. */
    async assertNoOverlap(tx: Connection, query: OverlapQuery, scope: PropertyScope): Promise<void> {
      const items = await overlapsOf(tx, query, scope);
      const [first] = items;
      if (!first) return;
      const local = localDateTimeAt(Date.parse(first.startsAt), scope.property.timeZone);
      throw overlapping(items, timeOf(local));
    },
  };
}
