import { localDateTimeAt } from '@guest/shared/contracts/core/local-time';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns the UTC offset of a zone in minutes. */
function offsetAt(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / MINUTE_MS) * MINUTE_MS;
  return (Date.parse(`${localDateTimeAt(minute, timeZone)}Z`) - minute) / MINUTE_MS;
}

/**
 * Returns the last clock change before an instant and the first one after it, within a year each, or `null`.
 */
function changesAround(instant: number, timeZone: string): { before: number | null; after: number | null } {
  const at = (day: number) => offsetAt(instant + day * DAY_MS, timeZone);
  let before: number | null = null;
  let after: number | null = null;
  for (let day = 0; day < 366 && before === null; day += 1) {
    if (at(-day - 1) !== at(-day))
      before = changeIn(instant - (day + 1) * DAY_MS, instant - day * DAY_MS, timeZone);
  }
  for (let day = 0; day < 366 && after === null; day += 1) {
    if (at(day) !== at(day + 1))
      after = changeIn(instant + day * DAY_MS, instant + (day + 1) * DAY_MS, timeZone);
  }
  return { before, after };
}

/** Finds a clock change to the minute. The offsets at both ends must differ. */
function changeIn(from: number, to: number, timeZone: string): number {
  let [low, high] = [from, to];
  while (high - low > MINUTE_MS) {
    const middle = Math.floor((low + high) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(middle, timeZone) === offsetAt(from, timeZone)) low = middle;
    else high = middle;
  }
  return high;
}

const offsetText = (minutes: number) => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
};

/** Formats a period with a constant offset. DTSTART is in the local time before the change. */
function period(startsAt: number, fromMinutes: number, toMinutes: number): string[] {
  const local = new Date(startsAt + fromMinutes * MINUTE_MS).toISOString().slice(0, 19).replace(/[-:]/g, '');
  const kind = toMinutes > fromMinutes ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local}`,
    `TZOFFSETFROM:${offsetText(fromMinutes)}`,
    `TZOFFSETTO:${offsetText(toMinutes)}`,
    `END:${kind}`,
  ];
}

/** Formats the part of a time zone that an event needs: the current offset and the next change. */
export function timeZoneLines(timeZone: string, instant: number): string[] {
  const { before, after } = changesAround(instant, timeZone);
  const now = offsetAt(instant, timeZone);
  const periods =
    before === null
      ? period(Date.parse('1970-01-01T00:00Z') - now * MINUTE_MS, now, now)
      : period(before, offsetAt(before - MINUTE_MS, timeZone), now);
  const next = after === null ? [] : period(after, now, offsetAt(after, timeZone));
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...periods, ...next, 'END:VTIMEZONE'];
}
