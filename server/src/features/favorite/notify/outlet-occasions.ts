import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import { tableBooking } from '../../../platform/db/tables/schema';
import { bookableDays } from '../../table-booking/availability/bookable-days';
import type { SlotDay } from '../../table-booking/availability/slot-days';
import type { BookingDeps } from '../../table-booking/record/booking-deps';
import { WATCHED_DAYS, type LoadOccasions, type Occasion } from './occasion';

/** Evenings are watched for the most frequent party. */
const PARTY_SIZE = 2;
const WAITING = ['waitlisted', 'offered'] as const;

type OutletOccasionsDeps = Pick<BookingDeps, 'db' | 'bookingPolicies' | 'slotDays' | 'now'>;

/** Loads the evenings of an outlet whose tables can be booked. */
export function createOutletOccasions(deps: OutletOccasionsDeps): LoadOccasions {
  const { db, bookingPolicies, slotDays, now } = deps;

  async function waitingStarts(outletId: string, days: SlotDay[]): Promise<number[]> {
    const starts = days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt)).sort();
    const [first, last] = [starts[0], starts.at(-1)];
    if (first === undefined || last === undefined) return [];
    const rows = await db
      .select({ startsAt: tableBooking.startsAt })
      .from(tableBooking)
      .where(
        and(
          eq(tableBooking.outletId, outletId),
          inArray(tableBooking.status, WAITING),
          gte(tableBooking.startsAt, new Date(first)),
          lte(tableBooking.startsAt, new Date(last)),
        ),
      );
    return rows.map(({ startsAt }) => startsAt.getTime());
  }

  return async (scope, outletId) => {
    const setup = await bookingPolicies.byId(outletId);
    const { bookingMode, withdrawnAt } = setup.outlet;
    if (withdrawnAt !== null || bookingMode === 'none' || bookingMode === 'external') return [];
    const bookable = bookableDays(setup, scope, { stay: null, now: now() });
    const partySize = Math.max(PARTY_SIZE, setup.rules.partyMin);
    const query = { date: bookable.today, days: WATCHED_DAYS, partySize, areaId: null, bookable } as const;
    const days = await slotDays(setup, scope, { ...query, lang: 'en' }, {});
    const waiting = await waitingStarts(outletId, days);
    return days.flatMap((day) => toOccasion(day, waiting) ?? []);
  };
}

function toOccasion({ date, status, slots }: SlotDay, waiting: number[]): Occasion | undefined {
  const starts = slots.map(({ startsAt }) => Date.parse(startsAt));
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const isOpen = status === 'available' || status === 'limited';
  return {
    key: date,
    date,
    startsAt: last,
    status: isOpen ? 'open' : status === 'full' ? 'full' : 'closed',
    hasWaitlist: waiting.some((startsAt) => startsAt >= first && startsAt <= last),
  };
}
