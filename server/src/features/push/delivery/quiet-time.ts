import { localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import { isQuietAt, type QuietHours } from '@guest/shared/contracts/notification/quiet-hours';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** The step in minutes. No clock change is larger than this. */
const LONGEST_STEP = 60;

/**
 * Returns the end of the quiet hours in which an instant lies, or `undefined` if it is outside of them. The hours are
 * local times of the property. On the day of a clock change the night is an hour longer or shorter: if the clock
 * skips the end, the quiet hours end at that moment, and an hour that occurs twice is quiet both times.
 */
export function quietUntil(now: number, hours: QuietHours | null, timeZone: string): number | undefined {
  if (!hours || !isQuietAt(now, hours, timeZone)) return undefined;
  const timeAt = (instant: number) => timeOf(localDateTimeAt(instant, timeZone));
  let end = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  while (isQuietAt(end, hours, timeZone)) {
    const step = Math.min(minutesBetween(timeAt(end), hours.to), LONGEST_STEP);
    const next = end + step * MINUTE_MS;
    // Around a clock change, the loop steps by single minutes, because the end may be skipped or occur twice.
    const isChange = minutesBetween(timeAt(end), timeAt(next)) !== step;
    end = isChange ? end + MINUTE_MS : next;
  }
  return end;
}

/** Returns the minutes that a clock needs from one time to another. */
const minutesBetween = (from: string, to: string): number =>
  (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
