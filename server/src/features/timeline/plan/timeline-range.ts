import { addDays, businessDay, daysBetween, instantOf } from '@guest/shared/contracts/core/local-time';
import { requestedDays, toStartRange, type DayRange } from '../../activity/days';
import type { PropertyRow } from '../../property/property-scope';
import type { EntryQuery } from '../entries/entry-source';

/** The days of a guest whose departure is not known. */
const DEFAULT_DAYS = 14;

type TimelineRange = Omit<EntryQuery, 'propertyId' | 'guestId' | 'now'>;

/**
 * Returns the requested days, by default those from today to the departure. Only a range in the query has a
 * limit of days: the departure may be far ahead, and a guest has few things until then. Bookings stand in the
 * default plan however far ahead they are.
 */
export function timelineDays(
  query: Partial<DayRange>,
  { property, now, checkout }: { property: PropertyRow; now: number; checkout: string | null },
): DayRange {
  const today = businessDay(now, property.timeZone, property.businessDayStart);
  const isDefault = query.from === undefined && query.to === undefined;
  if (isDefault && checkout !== null && daysBetween(today, checkout) >= 0)
    return { from: today, to: checkout };
  return requestedDays(query, { property, now, defaultDays: DEFAULT_DAYS });
}

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
