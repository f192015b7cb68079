import { daysBetween } from '@guest/shared/contracts/core/local-time';
import { dateLabel, dayLabel } from '@guest/shared/format/day-label';

/** Above this age the year is shown, because day and month alone become ambiguous. */
const DAYS_WITHOUT_YEAR = 300;

/**
 * Formats a day as `Today`, `Yesterday` or `Friday 3 October`; a date more than 300 days away includes the
 * year.
 */
export function historyDate(date: string, today: string, lang: string): string {
  const isLongAgo = Math.abs(daysBetween(date, today)) > DAYS_WITHOUT_YEAR;
  return isLongAgo ? dateLabel(date, lang) : dayLabel(date, today, lang);
}
