import { dateOf, localDateTimeAt } from '../contracts/core/local-time';

export type RelativeTimeKey =
  | 'Now'
  | '1min'
  | '{count} mins'
  | '1hr'
  | '{count} hr'
  | '1d'
  | '{count} d'
  | '{date}';

const MINUTE_MS = 60_000;
/** The number of days after which a date is more helpful than a relative time. */
const DAYS_UNTIL_DATE = 7;

/** Returns a relative time as a text with its values; older times are shown as their date at the property. */
export function relativeTime(
  at: string,
  now: number,
  timeZone: string,
): { key: RelativeTimeKey; values?: Record<string, string | number> } {
  const then = Date.parse(at);
  const minutes = Math.floor((now - then) / MINUTE_MS);
  if (minutes < 1) return { key: 'Now' };
  if (minutes < 2) return { key: '1min' };
  if (minutes < 60) return { key: '{count} mins', values: { count: minutes } };
  const hours = Math.floor(minutes / 60);
  if (hours < 2) return { key: '1hr' };
  if (hours < 24) return { key: '{count} hr', values: { count: hours } };
  const days = Math.floor(hours / 24);
  if (days < 2) return { key: '1d' };
  if (days < DAYS_UNTIL_DATE) return { key: '{count} d', values: { count: days } };
  const date = dateOf(localDateTimeAt(then, timeZone));
  return { key: '{date}', values: { date: date.split('-').reverse().join('/') } };
}
