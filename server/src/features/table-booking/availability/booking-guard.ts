import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { tableBooking } from '../../../platform/db/tables/schema';
import { bookingLimit } from '../model/booking-refusals';
import type { Dining } from './dining.repository';
import type { Seating } from './table-claims';

const MINUTE_MS = 60_000;

interface Asking {
  guestId: string;
  dining: Dining;
  seating: Seating;
  now: number;
}

/** Throws if the guest has reached the limit of upcoming bookings. */
export async function refuseTooMany(tx: Connection, { guestId, dining, now }: Asking): Promise<void> {
  const ahead = await tx.$count(
    tableBooking,
    and(
      eq(tableBooking.guestId, guestId),
      inArray(tableBooking.status, ['requested', 'confirmed', 'waitlisted', 'offered']),
      gt(tableBooking.endsAt, new Date(now)),
    ),
  );
  if (ahead >= dining.rules.maxUpcoming) throw bookingLimit(ahead);
}

/** Returns another booking of the guest at about that time at any outlet, or `undefined`. */
export async function bookingNearby(
  tx: Connection,
  { guestId, dining, seating }: Asking,
  except?: string,
): Promise<string | undefined> {
  const window = dining.rules.overlapWindowMinutes * MINUTE_MS;
  const rows = await tx
    .select()
    .from(tableBooking)
    .where(
      and(
        eq(tableBooking.guestId, guestId),
        inArray(tableBooking.status, ['requested', 'confirmed', 'seated', 'offered', 'waitlisted']),
        gt(tableBooking.endsAt, new Date(seating.from - window)),
        except === undefined ? undefined : ne(tableBooking.id, except),
      ),
    );
  return rows.find(({ startsAt, endsAt, status, outletId }) => {
    const starts = startsAt.getTime();
    // A place on a waitlist does not conflict with a table elsewhere, only with another place for the same
    // slot.
    if (status === 'waitlisted') return outletId === dining.outlet.id && starts === seating.from;
    const overlaps = starts < seating.to && seating.from < endsAt.getTime();
    return overlaps || Math.abs(starts - seating.from) < window;
  })?.id;
}
