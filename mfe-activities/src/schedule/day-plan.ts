import type { Schedule } from '@guest/shared/contracts/activity/activity.contract';
import { endOf, startOf } from '../session/session-instants';

export type ScheduledSession = Schedule['sessions'][number];

/** Splits the sessions of a day, in order, into past and upcoming ones at an instant. */
export function dayPlan(
  sessions: ScheduledSession[],
  now: number,
  timeZone: string,
): { ended: ScheduledSession[]; upcoming: ScheduledSession[] } {
  const ordered = sessions.toSorted((a, b) =>
    `${a.localDateTimeStart} ${a.activity.name}` < `${b.localDateTimeStart} ${b.activity.name}` ? -1 : 1,
  );
  const hasEnded = (session: ScheduledSession) =>
    endOf(session, timeZone, session.activity.durationMinutes) <= now;
  return {
    ended: ordered.filter(hasEnded),
    upcoming: ordered.filter((session) => !hasEnded(session)),
  };
}

/** Returns whether the session has started and not ended. */
export const isRunning = (session: ScheduledSession, now: number, timeZone: string) =>
  startOf(session, timeZone) <= now && now < endOf(session, timeZone, session.activity.durationMinutes);
