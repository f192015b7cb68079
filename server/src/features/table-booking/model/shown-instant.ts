import { instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';

/** Null for a time that no clock shows: on the 31st of June, or in the hour that a change of the clocks skips. */
export function shownInstant(localDateTime: string, timeZone: string): number | null {
  if (Number.isNaN(Date.parse(`${localDateTime}Z`))) return null;
  const at = instantOf(localDateTime, timeZone);
  return localDateTimeAt(at, timeZone) === localDateTime ? at : null;
}
