import { localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';

interface Hours {
  from: string;
  to: string;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** No clock changes by more. */
const LONGEST_STEP = 60;

/**
 * Returns when the quiet hours end in which an instant lies, or `undefined` outside of them. The times are
 * those on the clocks of the property: on the day of a clock change the night is an hour longer or shorter, an end
 * that the clock skips is the moment at which it does, and an hour that comes twice is quiet twice.
 */
export function quietUntil(now: number, hours: Hours | null, timeZone: string): number | undefined {
  if (!hours || hours.from === hours.to) return undefined;
  const timeAt = (instant: number) => timeOf(localDateTimeAt(instant, timeZone));
  const isQuietAt = (instant: number) => isQuiet(timeAt(instant), hours);
  if (!isQuietAt(now)) return undefined;
  let end = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  while (isQuietAt(end)) {
    const step = Math.min(minutesBetween(timeAt(end), hours.to), LONGEST_STEP);
    const next = end + step * MINUTE_MS;
    // Where the clock changes, every minute counts: it may skip the end, or show it twice.
    const isChange = minutesBetween(timeAt(end), timeAt(next)) !== step;
    end = isChange ? end + MINUTE_MS : next;
  }
  return end;
}

const isQuiet = (time: string, { from, to }: Hours): boolean =>
  from < to ? time >= from && time < to : time >= from || time < to;

/** Returns the minutes that a clock needs from one time to another. */
const minutesBetween = (from: string, to: string): number =>
  (minutesOf(to) - minutesOf(from) + DAY_MINUTES) % DAY_MINUTES;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
