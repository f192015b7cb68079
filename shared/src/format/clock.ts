import { localDateTimeAt, timeOf } from '../contracts/core/local-time';

/** Formats an instant (ISO 8601 or milliseconds) or a local date time as local time, such as `18:30`. */
export function clock(at: string | number, timeZone: string): string {
  return timeOf(toLocalDateTime(at, timeZone));
}

/** Returns the local date time of an instant, or a local date time unchanged. */
export function toLocalDateTime(at: string | number, timeZone: string): string {
  const isLocal = typeof at === 'string' && !at.endsWith('Z');
  return isLocal ? at : localDateTimeAt(new Date(at).getTime(), timeZone);
}
