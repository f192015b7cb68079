import { localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';

const QUIET_FROM = '22:00';
const QUIET_TO = '08:00';

/** Returns whether it is night at the hotel, when guests get no email and no unasked message. */
export function isQuietHour(now: number, timeZone: string): boolean {
  const time = timeOf(localDateTimeAt(now, timeZone));
  return time >= QUIET_FROM || time < QUIET_TO;
}
