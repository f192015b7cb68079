import type { ActivitySummary, Session } from '@guest/shared/contracts/activity/activity.contract';
import { dateOf } from '@guest/shared/contracts/core/local-time';
import { endOf } from './session-instants';

export interface SessionDay<Listed extends Session = Session> {
  date: string;
  sessions: Listed[];
}

interface SessionDaysOptions {
  now: number;
  timeZone: string;
  activity: Pick<ActivitySummary, 'durationMinutes'>;
}

/** Returns the sessions of an activity that have not ended, grouped by the day on which they start. */
export function sessionDays<Listed extends Session>(
  sessions: Listed[],
  { now, timeZone, activity }: SessionDaysOptions,
): SessionDay<Listed>[] {
  const days = new Map<string, Listed[]>();
  const upcoming = sessions
    .filter((session) => endOf(session, timeZone, activity.durationMinutes) > now)
    .sort((a, b) => (a.localDateTimeStart < b.localDateTimeStart ? -1 : 1));
  for (const session of upcoming) {
    const date = dateOf(session.localDateTimeStart);
    const ofDay = days.get(date);
    if (ofDay) ofDay.push(session);
    else days.set(date, [session]);
  }
  return [...days].map(([date, ofDay]) => ({ date, sessions: ofDay }));
}
