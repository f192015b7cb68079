import type { Session } from '@guest/shared/contracts/activity/activity.contract';
import type { activitySession } from '../../platform/db/tables/schema';

export type SessionRow = typeof activitySession.$inferSelect;

/**
 * Maps a row to a session with its status at `now`. `cutoffMinutes` is how long before the start booking
 * closes.
 */
export function toSession(row: SessionRow, cutoffMinutes: number, now: number): Session {
  const cutoffAt = new Date(row.startsAt.getTime() - cutoffMinutes * 60_000);
  const vacancies = row.capacity === null ? null : Math.max(0, row.capacity - row.placesTaken);
  return {
    sessionUuid: row.id,
    activityUuid: row.activityId,
    localDateTimeStart: row.localStart,
    localDateTimeEnd: row.localEnd,
    allDay: row.isAllDay,
    status: row.isClosed || cutoffAt.getTime() <= now ? 'closed' : statusOf(row.capacity, vacancies),
    ...(vacancies !== null && { vacancies }),
    ...(row.capacity !== null && { capacity: row.capacity }),
    cutoffAt: cutoffAt.toISOString(),
  };
}

function statusOf(capacity: number | null, vacancies: number | null): Session['status'] {
  if (capacity === null || vacancies === null) return 'freesale';
  if (vacancies === 0) return 'sold_out';
  return vacancies * 2 < capacity ? 'limited' : 'available';
}
