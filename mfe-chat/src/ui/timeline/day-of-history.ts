import { daysBetween } from '@guest/shared/contracts/core/local-time';
import { dateLabel, dayLabel } from '@guest/shared/format/day-label';

/** From here on a day without its year could be that of another. */
const DAYS_WITHOUT_YEAR = 300;

/** `Today`, `Yesterday`, `Friday 3 October`; a day of long ago with its year. */
export function dayOfHistory(date: string, today: string, lang: string): string {
  const isLongAgo = Math.abs(daysBetween(date, today)) > DAYS_WITHOUT_YEAR;
  return isLongAgo ? dateLabel(date, lang) : dayLabel(date, today, lang);
}
