import { instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';

/**
 * Returns the instant of a local time, or `null` if that time does not exist: 31 June, or an hour skipped by
 * a clock change.
 */
export function parseLocalTime(localDateTime: string, timeZone: string): number | null {
  if (Number.isNaN(Date.parse(`${localDateTime}Z`))) return null;
  const at = instantOf(localDateTime, timeZone);
  return localDateTimeAt(at, timeZone) === localDateTime ? at : null;
}
