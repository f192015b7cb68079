import { ACTIVE_STATUSES } from '@guest/shared/contracts/table-booking/table-booking-status';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableBooking } from '../../../platform/db/tables/schema';
import { bookingLimit } from '../model/booking-errors';
import type { BookingSetup } from './booking-setup';
import type { Seating } from './table-claims';

const MINUTE_MS = 60_000;

interface BookingAttempt {
  guestId: string;
  setup: BookingSetup;
  seating: Seating;
  now: number;
}

/** Throws if the guest has reached the limit of upcoming bookings. */
export async function assertWithinBookingLimit(
  tx: Connection,
  { guestId, setup, now }: BookingAttempt,
): Promise<void> {
  const upcoming = await tx.$count(
    tableBooking,
    and(
      eq(tableBooking.guestId, guestId),
      inArray(tableBooking.status, ['requested', 'confirmed', 'waitlisted', 'offered']),
      gt(tableBooking.endsAt, new Date(now)),
    ),
  );
  if (upcoming >= setup.rules.maxUpcoming) throw bookingLimit(upcoming);
}

/** Returns another booking of the guest at about that time at any outlet, or `undefined`. */
export async function findBookingNearby(
  tx: Connection,
  { guestId, setup, seating }: BookingAttempt,
  except?: string,
): Promise<string | undefined> {
  const window = setup.rules.overlapWindowMinutes * MINUTE_MS;
  const rows = await tx
    .select()
    .from(tableBooking)
    .where(
      and(
        eq(tableBooking.guestId, guestId),
        inArray(tableBooking.status, [...ACTIVE_STATUSES]),
        gt(tableBooking.endsAt, new Date(seating.from - window)),
        except === undefined ? undefined : ne(tableBooking.id, except),
      ),
    );
  return rows.find(({ startsAt, endsAt, status, outletId }) => {
    const starts = startsAt.getTime();
    // A place on a waitlist does not conflict with a table elsewhere, only with another place for the same
    // slot.
    if (status === 'waitlisted') return outletId === setup.outlet.id && starts === seating.from;
    const overlaps = starts < seating.to && seating.from < endsAt.getTime();
    return overlaps || Math.abs(starts - seating.from) < window;
  })?.id;
}
