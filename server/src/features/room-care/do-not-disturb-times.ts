import { addDays, dateOf, instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';

const HOUR_MS = 3_600_000;
const QUARTER_MS = HOUR_MS / 4;
/**
 * A fixed time is offered only if it is at least this far ahead, because the first choice already covers nearer
 * times.
 */
const MIN_AHEAD_MS = 3 * HOUR_MS;
/**
 * The fixed times: this evening, late tomorrow morning, and tomorrow afternoon, which means a day without
 * housekeeping.
 */
const TIMES = [
  { days: 0, time: '18:00' },
  { days: 1, time: '10:00' },
  { days: 1, time: '14:00' },
];

interface DoNotDisturbStay {
  checkout: string | null;
  timeZone: string;
  checkOutUntil: string;
}

/**
 * Returns the instants until which a room can be left alone, the nearest first. The last one is in the afternoon
 * of tomorrow, so that somebody looks after each guest at least every other day, and never after the departure.
 */
export function doNotDisturbTimes(
  now: number,
  { checkout, timeZone, checkOutUntil }: DoNotDisturbStay,
): number[] {
  const today = dateOf(localDateTimeAt(now, timeZone));
  const departure = checkout === null ? Infinity : instantOf(`${checkout}T${checkOutUntil}`, timeZone);
  const soon = Math.ceil((now + 2 * HOUR_MS) / QUARTER_MS) * QUARTER_MS;
  const fixed = TIMES.map(({ days, time }) => instantOf(`${addDays(today, days)}T${time}`, timeZone));
  const offered = [soon, ...fixed.filter((at) => at >= now + MIN_AHEAD_MS), departure];
  const last = Math.min(departure, fixed.at(-1) ?? departure);
  return [...new Set(offered)].filter((at) => at > now && at <= last).sort((a, b) => a - b);
}
