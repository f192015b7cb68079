import { addDays, dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { Availability } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import { isWithin, servedTimes, type Span } from '@guest/shared/contracts/menu/served-times';

/** The same as the maximum number of days that guests can order ahead. */
const DAYS_SHOWN = 8;

/** Returns whether an item bound to all of these hours is served at a time, and when it is served next. */
export function servingAt(
  hours: readonly Availability[],
  now: number,
  timeZone: string,
): { isServed: boolean; spans: Span[]; next: Span | undefined } {
  // The search starts yesterday because a span past midnight belongs to the day on which it starts.
  const date = addDays(dateOf(localDateTimeAt(now, timeZone)), -1);
  const spans = servedTimes(hours, { date, days: DAYS_SHOWN + 1, timeZone });
  return { isServed: isWithin(spans, now), spans, next: spans.find(({ from }) => from > now) };
}
