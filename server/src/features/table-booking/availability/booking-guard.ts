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

/** Throws where a guest has as much ahead as can be taken online. */
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

/** Another booking of the guest at about that time, wherever it is; nothing where there is none. */
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
    // To wait in one line and sit at another table is no mistake; to wait twice for one table is.
    if (status === 'waitlisted') return outletId === dining.outlet.id && starts === seating.from;
    const overlaps = starts < seating.to && seating.from < endsAt.getTime();
    return overlaps || Math.abs(starts - seating.from) < window;
  })?.id;
}
