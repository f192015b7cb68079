import { localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';

const MINUTE_MS = 60_000;
/** From 22:30 to 6:30 local time. */
const NIGHT = { begins: 22.5 * 60, minutes: 8 * 60 };
/** Texts written at night are moved to before 1:00. */
const WRITING_MINUTES = 2.5 * 60;

/**
 * Moves an instant at night to the late evening before it, because few people write while the hotel sleeps. The order
 * of instants is preserved, and none moves into the future.
 */
export function inWakingHours(instant: number, timeZone: string): number {
  const [hour = 0, minute = 0] = timeOf(localDateTimeAt(instant, timeZone)).split(':').map(Number);
  const sinceEvening = (hour * 60 + minute - NIGHT.begins + 24 * 60) % (24 * 60);
  if (sinceEvening >= NIGHT.minutes) return instant;
  return instant - sinceEvening * (1 - WRITING_MINUTES / NIGHT.minutes) * MINUTE_MS;
}
