import type { Schedule } from '@guest/shared/contracts/activity/activity.contract';
import { endOf, startOf } from '../session/session-instants';

/** The maximum number of sessions shown. */
export const SESSIONS_SHOWN = 4;
/** Guests can hardly join a running session, so at most this many are shown next to upcoming ones. */
const MAX_RUNNING = 1;
/** The server also returns running sessions, most of which are left out, so more are requested than shown. */
export const SESSIONS_FETCHED = 8;

/** Returns the upcoming sessions, preceded by at most one running session. */
export function upcomingSessions(
  sessions: Schedule['sessions'],
  now: number,
  timeZone: string,
): Schedule['sessions'] {
  const known = sessions
    .filter((session) => !hasEnded(session, now, timeZone))
    .sort((a, b) => (a.localDateTimeStart < b.localDateTimeStart ? -1 : 1));
  const running = known.filter((session) => startOf(session, timeZone) <= now);
  const next = known.slice(running.length);
  // The session that started last is the easiest to join. Without upcoming sessions all running ones are
  // shown.
  const shown = next.length > 0 ? running.slice(-MAX_RUNNING) : running;
  return [...shown, ...next].slice(0, SESSIONS_SHOWN);
}

/** Says whether the day may have further sessions than those that were fetched, because one of these has ended since. */
export function lacksNext(fetched: Schedule['sessions'], now: number, timeZone: string): boolean {
  return fetched.length >= SESSIONS_FETCHED && fetched.some((session) => hasEnded(session, now, timeZone));
}

const hasEnded = (session: Schedule['sessions'][number], now: number, timeZone: string) =>
  endOf(session, timeZone, session.activity.durationMinutes) <= now;
