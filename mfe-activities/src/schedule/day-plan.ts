import type { Schedule } from '@guest/shared/contracts/activity/activity.contract';

export type Scheduled = Schedule['sessions'][number];

/** One day's sessions in their order, apart by whether they are over at a moment of the house's clock. */
export function dayPlan(sessions: Scheduled[], now: string): { over: Scheduled[]; toCome: Scheduled[] } {
  const ordered = sessions.toSorted((a, b) =>
    `${a.localDateTimeStart} ${a.activity.name}` < `${b.localDateTimeStart} ${b.activity.name}` ? -1 : 1,
  );
  return {
    over: ordered.filter((session) => session.localDateTimeEnd <= now),
    toCome: ordered.filter((session) => session.localDateTimeEnd > now),
  };
}

/** Whether it has begun and is not over. */
export const isRunning = (session: Scheduled, now: string) =>
  session.localDateTimeStart <= now && now < session.localDateTimeEnd;
