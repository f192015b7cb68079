import type { Session } from '@guest/shared/contracts/activity/activity.contract';
import { dateOf } from '@guest/shared/contracts/core/local-time';

export interface SessionDay<Listed extends Session = Session> {
  date: string;
  sessions: Listed[];
}

/** Returns the sessions that have not ended, grouped by the day on which they start. */
export function sessionDays<Listed extends Session>(sessions: Listed[], now: string): SessionDay<Listed>[] {
  const days = new Map<string, Listed[]>();
  const upcoming = sessions
    .filter(({ localDateTimeEnd }) => localDateTimeEnd > now)
    .sort((a, b) => (a.localDateTimeStart < b.localDateTimeStart ? -1 : 1));
  for (const session of upcoming) {
    const date = dateOf(session.localDateTimeStart);
    const ofDay = days.get(date);
    if (ofDay) ofDay.push(session);
    else days.set(date, [session]);
  }
  return [...days].map(([date, ofDay]) => ({ date, sessions: ofDay }));
}
