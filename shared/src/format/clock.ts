import { localDateTimeAt, timeOf } from '../contracts/core/local-time';

/** What the clock in the lobby shows, `18:30`, at an instant (ISO 8601 or milliseconds) or a local date time. */
export function clock(at: string | number, timeZone: string): string {
  return timeOf(localIn(at, timeZone));
}

/** A moment as the house's clocks and calendars show it. */
export function localIn(at: string | number, timeZone: string): string {
  const isLocal = typeof at === 'string' && !at.endsWith('Z');
  return isLocal ? at : localDateTimeAt(new Date(at).getTime(), timeZone);
}
