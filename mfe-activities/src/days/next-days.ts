import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';

const DAYS_SHOWN = 14;

/**
 * Returns the next two weeks of a hotel. They start with its business day: after midnight the evening before
 * goes on, and its sessions are still those of today.
 */
export function nextDays(
  now: number,
  { timeZone, businessDayStart }: { timeZone: string; businessDayStart: string },
): string[] {
  const today = businessDay(now, timeZone, businessDayStart);
  return Array.from({ length: DAYS_SHOWN }, (_, i) => addDays(today, i));
}
