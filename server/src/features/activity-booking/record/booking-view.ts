import type { ActivityBooking } from '@guest/shared/contracts/activity/activity-booking.contract';
import { stayByDates } from '@guest/shared/contracts/stay/stay-rules';
import type { Connection } from '../../../platform/db/database';
import type { PropertyScope } from '../../property/property-scope';
import type { SessionCheck } from '../availability/session-check';
import { isRebookable, toActivityBooking, type BookingView } from './activity-booking.mapper';
import type { ActivityBookingRow } from './booking.repository';
import type { SignedLinks } from './signed-links';

interface BookingViewDeps {
  links: SignedLinks;
  check: SessionCheck;
  now: () => number;
}

export type BookingViews = ReturnType<typeof createBookingViews>;

/** Loads the data that a booking shows in addition to its rows. */
export function createBookingViews({ links, check, now }: BookingViewDeps) {
  /**
   * After the hotel has rejected or cancelled a booking or let a request lapse, its guest sees the next sessions that
   * fit. After a check-out these are the ones that may replace what was kept; they go by the dates of the stay.
   */
  async function nextOf(row: ActivityBookingRow, on: Connection) {
    const { booking, guest, property } = row;
    const isHotelsNo =
      booking.status === 'rejected' || booking.status === 'lapsed' || booking.calledOffAt !== null;
    if (!isHotelsNo || !guest) return [];
    const stay = isRebookable(row, now()) ? stayByDates(guest) : guest;
    return check.next(row, { pax: booking.pax, stay, property, on });
  }

  async function of(row: ActivityBookingRow, scope: PropertyScope, on: Connection): Promise<BookingView> {
    const { property, booking } = row;
    return {
      scope,
      now: now(),
      calendarPath: await links.calendarPath(property.slug, booking.id),
      signedVoucher: await links.voucher(property.slug, booking.reference),
      next: await nextOf(row, on),
    };
  }

  return {
    of,
    booking: async (
      row: ActivityBookingRow,
      scope: PropertyScope,
      on: Connection,
    ): Promise<ActivityBooking> => toActivityBooking(row, await of(row, scope, on)),
  };
}
