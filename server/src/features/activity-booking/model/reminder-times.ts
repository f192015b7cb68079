import { addDays, dateOf, instantOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';

const HOUR_MS = 3_600_000;
/** A booking made this shortly before the start gets no reminder. */
const LATE_BOOKING_MS = 2 * HOUR_MS;
const EARLY_START = '10:00';
const EVENING = '18:00';
const QUIET = { from: '22:00', until: '08:00', instead: '20:00' };

export type ReminderKind = 'evening_before' | 'hour_before';
export interface DueReminder {
  kind: ReminderKind;
  dueAt: Date;
}

/** Moves a time of the night to the evening before it. */
function outsideQuietHours(at: number, timeZone: string): number {
  const local = localDateTimeAt(at, timeZone);
  const [day, time] = [dateOf(local), timeOf(local)];
  if (time >= QUIET.from) return instantOf(`${day}T${QUIET.instead}`, timeZone);
  if (time < QUIET.until) return instantOf(`${addDays(day, -1)}T${QUIET.instead}`, timeZone);
  return at;
}

/** Returns when a guest is reminded of a session: an hour before, and the evening before an early start. */
export function reminderTimes(
  { startsAt, localStart }: { startsAt: Date; localStart: string },
  { bookedAt, timeZone }: { bookedAt: Date; timeZone: string },
): DueReminder[] {
  if (startsAt.getTime() - bookedAt.getTime() < LATE_BOOKING_MS) return [];
  const hourBefore = outsideQuietHours(startsAt.getTime() - HOUR_MS, timeZone);
  const evening = instantOf(`${addDays(dateOf(localStart), -1)}T${EVENING}`, timeZone);
  return [
    ...(timeOf(localStart) < EARLY_START
      ? [{ kind: 'evening_before' as const, dueAt: new Date(evening) }]
      : []),
    { kind: 'hour_before', dueAt: new Date(hourBefore) },
  ];
}
