import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';

const DAYS_SHOWN = 14;

/**
 * Returns the next two weeks of a hotel, starting with its current business day: after midnight, the sessions of the
 * evening before still belong to today.
 */
export function nextDays(
  now: number,
  { timeZone, businessDayStart }: { timeZone: string; businessDayStart: string },
): string[] {
  const today = businessDay(now, timeZone, businessDayStart);
  return Array.from({ length: DAYS_SHOWN }, (_, i) => addDays(today, i));
}
