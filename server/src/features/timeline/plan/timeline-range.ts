import { addDays, instantOf } from '@guest/shared/contracts/core/local-time';
import { sql, type SQL } from 'drizzle-orm';
import { guest } from '../../../platform/db/tables/schema';
import { requestedDays, toStartRange, type DayRange } from '../../activity/days';
import type { PropertyRow } from '../../property/property-scope';
import type { EntryQuery } from '../entries/entry-source';

/** The days of a guest whose departure is not known. */
const DEFAULT_DAYS = 14;

type TimelineRange = Omit<EntryQuery, 'propertyId' | 'guestId' | 'now'>;

/** No booking can be made farther ahead than this. */
const FARTHEST_BOOKING_MS = 2 * 366 * 86_400_000;

/**
 * Returns the range of the requested days. By default it lasts from today to the departure, which the statement of
 * the plan reads itself, and also includes every later booking, because the plan is the only list of them. Only
 * requested days have a limit: the departure may be far ahead, but a guest has few items until then.
 */
export function timelineRange(
  query: Partial<DayRange>,
  { property, now, guestId }: { property: PropertyRow; now: number; guestId: string },
): TimelineRange {
  const days = requestedDays(query, { property, now, defaultDays: DEFAULT_DAYS });
  const range = toTimelineRange(days, property, now);
  if (query.from !== undefined || query.to !== undefined) return range;
  const beforeLocal = endOfStay(days, property, guestId);
  return {
    ...range,
    bookingsBefore: new Date(now + FARTHEST_BOOKING_MS),
    before: sql`(${beforeLocal}::timestamp at time zone ${property.timeZone}::text)`,
    beforeLocal,
  };
}

/** Selects the local end of the day of departure, or of the last day if the stay is over or not known. */
const endOfStay = ({ from, to }: DayRange, { businessDayStart }: PropertyRow, guestId: string): SQL => sql`
  (select to_char(1 + case when ${guest.checkout} >= ${from}::date then ${guest.checkout} else ${to}::date end,
      'YYYY-MM-DD') || ${`T${businessDayStart}`}::text
    from ${guest} where ${guest.id} = ${guestId})`;

/** Converts business days to the values that the sources compare with. */
export function toTimelineRange(days: DayRange, property: PropertyRow, now: number): TimelineRange {
  const { from, before } = toStartRange(days, property);
  const [first, next] = [instantOf(from, property.timeZone), instantOf(before, property.timeZone)];
  return {
    from: new Date(first),
    before: new Date(next),
    bookingsBefore: new Date(next),
    fromLocal: from,
    beforeLocal: before,
    fromDay: days.from,
    includesNow: first <= now && now < next,
  };
}

/** The days that calendar apps follow: last month, and as far ahead as a stay can be. */
export const calendarDays = (today: string): DayRange => ({
  from: addDays(today, -31),
  to: addDays(today, 365 + 90),
});
