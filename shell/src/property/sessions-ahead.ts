import type { Schedule } from '@guest/shared/contracts/activity.contract';

/** As many as the day's next hours hold. */
export const SESSIONS_AHEAD = 4;

/** What is running or begins later, the next first. Local date times of one house, so they compare as they are. */
export function sessionsAhead(sessions: Schedule['sessions'], localNow: string): Schedule['sessions'] {
  return sessions
    .filter(({ localDateTimeEnd }) => localDateTimeEnd > localNow)
    .sort((a, b) => (a.localDateTimeStart < b.localDateTimeStart ? -1 : 1))
    .slice(0, SESSIONS_AHEAD);
}
