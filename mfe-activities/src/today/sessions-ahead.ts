import type { Schedule } from '@guest/shared/contracts/activity/activity.contract';

/** As many as the day's next hours hold. */
export const SESSIONS_AHEAD = 4;
/** What already runs can hardly be joined any more. */
const MOST_RUNNING = 1;
/** What runs is asked for too, and most of it left out. */
export const SESSIONS_ASKED = 8;

/** What begins next, after one that is running. Local date times of one house, so they compare as they are. */
export function sessionsAhead(sessions: Schedule['sessions'], localNow: string): Schedule['sessions'] {
  const known = sessions
    .filter(({ localDateTimeEnd }) => localDateTimeEnd > localNow)
    .sort((a, b) => (a.localDateTimeStart < b.localDateTimeStart ? -1 : 1));
  const running = known.filter(({ localDateTimeStart }) => localDateTimeStart <= localNow);
  const next = known.slice(running.length);
  // The one that began last is the one that can still be found. Where nothing comes, all that runs is shown.
  const shown = next.length > 0 ? running.slice(-MOST_RUNNING) : running;
  return [...shown, ...next].slice(0, SESSIONS_AHEAD);
}
