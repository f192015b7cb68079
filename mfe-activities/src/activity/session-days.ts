import type { Session } from '@guest/shared/contracts/activity/activity.contract';
import { dateOf } from '@guest/shared/contracts/core/local-time';

/** Returns the sessions that have not ended, grouped by the day on which they start. */
export function sessionDays(sessions: Session[], now: string): { date: string; sessions: Session[] }[] {
  const days = new Map<string, Session[]>();
  const toCome = sessions
    .filter(({ localDateTimeEnd }) => localDateTimeEnd > now)
    .sort((a, b) => (a.localDateTimeStart < b.localDateTimeStart ? -1 : 1));
  for (const session of toCome) {
    const date = dateOf(session.localDateTimeStart);
    days.set(date, [...(days.get(date) ?? []), session]);
  }
  return [...days].map(([date, ofDay]) => ({ date, sessions: ofDay }));
}
