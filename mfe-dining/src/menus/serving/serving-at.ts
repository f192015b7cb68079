import { addDays, dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { Availability } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import { isWithin, servedTimes, type Span } from '@guest/shared/contracts/menu/served-times';

/** As far as a guest can order ahead. */
const DAYS_SHOWN = 8;

/** Whether what is bound to all of these hours is served at an instant, and when it will be next. */
export function servingAt(
  hours: readonly Availability[],
  now: number,
  timeZone: string,
): { isServed: boolean; spans: Span[]; next: Span | undefined } {
  // From yesterday on: a night belongs to the day on which it begins.
  const date = addDays(dateOf(localDateTimeAt(now, timeZone)), -1);
  const spans = servedTimes(hours, { date, days: DAYS_SHOWN + 1, timeZone });
  return { isServed: isWithin(spans, now), spans, next: spans.find(({ from }) => from > now) };
}
