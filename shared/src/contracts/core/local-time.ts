/**
 * Converts between instants and the local time of a property. Dates are `YYYY-MM-DD`, times are `HH:mm`, and
 * a local date time is `YYYY-MM-DDTHH:mm`; instants are in milliseconds. Everything uses the platform's time
 * zone data, so that browser and server agree.
 */
const DAY_MS = 86_400_000;
/** Beyond this number of entries, a cache starts anew. */
const MAX_CACHED = 10_000;

// Creating a formatter is far slower than using it, so there is one for each time zone.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

function formatted(instant: number, timeZone: string): string {
  const at: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) at[type] = value;
  return `${at.year?.padStart(4, '0')}-${at.month}-${at.day}T${at.hour}:${at.minute}`;
}

// Formatting is slow, so it is done once for each day whose clock does not change, and the rest is arithmetic.
const offsets = new Map<string, number>();

function offsetAt(instant: number, timeZone: string): number {
  const day = Math.floor(instant / DAY_MS) * DAY_MS;
  const offset = offsetOfStart(day, timeZone);
  return offset === offsetOfStart(day + DAY_MS, timeZone) ? offset : computeOffset(instant, timeZone);
}

function offsetOfStart(day: number, timeZone: string): number {
  const key = day + timeZone;
  const offset = offsets.get(key) ?? computeOffset(day, timeZone);
  if (offsets.size === MAX_CACHED) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function computeOffset(instant: number, timeZone: string): number {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${formatted(minute, timeZone)}Z`) - minute;
}

/** Returns the local date time of a zone at an instant. */
export const localDateTimeAt = (instant: number, timeZone: string): string =>
  new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 16);

// Results are cached because the status of one outlet needs about a hundred of them, and a page asks for the
// same ones repeatedly.
const instants = new Map<string, number>();

/**
 * Returns the instant of a local date time in a zone. A time that a clock change skips moves forward, and an
 * ambiguous time means its first occurrence.
 */
export function instantOf(localDateTime: string, timeZone: string): number {
  const key = localDateTime + timeZone;
  const instant = instants.get(key) ?? computeInstant(localDateTime, timeZone);
  if (instants.size === MAX_CACHED) instants.clear();
  instants.set(key, instant);
  return instant;
}

function computeInstant(localDateTime: string, timeZone: string): number {
  const asUtc = Date.parse(`${localDateTime}Z`);
  const before = asUtc - offsetAt(asUtc - DAY_MS, timeZone);
  const after = asUtc - offsetAt(asUtc + DAY_MS, timeZone);
  const shows = (instant: number) => localDateTimeAt(instant, timeZone) === localDateTime;
  return shows(before) || !shows(after) ? before : after;
}

export const dateOf = (localDateTime: string) => localDateTime.slice(0, 10);
export const timeOf = (localDateTime: string) => localDateTime.slice(11, 16);

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from one date to another; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / DAY_MS;
}

/** Returns the ISO day of the week: 1 is Monday, 7 is Sunday. */
export function dayOfWeek(date: string): number {
  return new Date(`${date}T00:00Z`).getUTCDay() || 7;
}

/**
 * Adds minutes to a local date time as shown on a clock, ignoring clock changes: this is right for schedules,
 * not for durations.
 */
export function addMinutes(localDateTime: string, minutes: number): string {
  return new Date(Date.parse(`${localDateTime}Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** Returns the business day of an instant: hours before `businessDayStart` belong to the previous day. */
export const businessDay = (instant: number, timeZone: string, businessDayStart: string): string =>
  businessDayOf(localDateTimeAt(instant, timeZone), businessDayStart);

/** Returns the business day of a local date time. */
export const businessDayOf = (localDateTime: string, businessDayStart: string): string =>
  timeOf(localDateTime) < businessDayStart ? addDays(dateOf(localDateTime), -1) : dateOf(localDateTime);
