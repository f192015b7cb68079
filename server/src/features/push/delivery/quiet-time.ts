import { addDays, dateOf, instantOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';

const DAYS_AHEAD = 2;

/**
 * Returns when the quiet hours end in which an instant lies, or `undefined` outside of them. The times are
 * those on the clocks of the property: on the day of a clock change the night is an hour longer or shorter.
 */
export function quietUntil(
  now: number,
  hours: { from: string; to: string } | null,
  timeZone: string,
): number | undefined {
  if (!hours || hours.from === hours.to) return undefined;
  const { from, to } = hours;
  const local = localDateTimeAt(now, timeZone);
  const time = timeOf(local);
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return undefined;
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const end = instantOf(`${addDays(dateOf(local), days)}T${to}`, timeZone);
    if (end > now) return end;
  }
  throw new Error(`no end of the quiet hours ${from} to ${to} in ${timeZone}`);
}
