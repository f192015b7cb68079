import type { Schedule } from '@guest/shared/contracts/activity/activity.contract';

export type ScheduledSession = Schedule['sessions'][number];

/** Splits the sessions of a day, in order, into past and upcoming ones at a local time of the hotel. */
export function dayPlan(
  sessions: ScheduledSession[],
  now: string,
): { ended: ScheduledSession[]; upcoming: ScheduledSession[] } {
  const ordered = sessions.toSorted((a, b) =>
    `${a.localDateTimeStart} ${a.activity.name}` < `${b.localDateTimeStart} ${b.activity.name}` ? -1 : 1,
  );
  return {
    ended: ordered.filter((session) => session.localDateTimeEnd <= now),
    upcoming: ordered.filter((session) => session.localDateTimeEnd > now),
  };
}

/** Returns whether the session has started and not ended. */
export const isRunning = (session: ScheduledSession, now: string) =>
  session.localDateTimeStart <= now && now < session.localDateTimeEnd;
