import type { TextOf } from '@guest/shared';
import { daysBetween, dateOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { monthAndDay, weekdayLabel } from '@guest/shared/format/day-label';

const DAY_MS = 86_400_000;
/** After this many days the weekday would equal today's. */
const WEEK_DAYS = 7;

/**
 * Formats a date for a row of the list: the time within 24 hours, then Yesterday, the weekday, and month and
 * day.
 */
export function listDate(
  at: string,
  context: { now: number; timeZone: string; lang: string; text: TextOf<'Yesterday'> },
): string {
  const then = Date.parse(at);
  const local = localDateTimeAt(then, context.timeZone);
  const date = dateOf(local);
  const days = daysBetween(date, dateOf(localDateTimeAt(context.now, context.timeZone)));
  // A day on which the clocks go back lasts 25 hours.
  if (days <= 0 || context.now - then < DAY_MS) return timeOf(local);
  if (days === 1) return context.text('Yesterday');
  return days < WEEK_DAYS ? weekdayLabel(date, context.lang) : monthAndDay(date, context.lang);
}
