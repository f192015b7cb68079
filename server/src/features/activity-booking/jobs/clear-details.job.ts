import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { activityBooking, activitySession } from '../../../platform/db/tables/schema';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;
/** One run handles at most this many rows; the rest wait for the next run. */
const AT_ONCE = 500;

/** Deletes names and ages of the people, notes and answers some time after the session. */
export function createClearDetails(db: Database, now: () => number) {
  return async (): Promise<void> => {
    const outlived = db
      .select({ id: activityBooking.id })
      .from(activityBooking)
      .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
      .where(
        and(
          isNull(activityBooking.clearedAt),
          lt(activitySession.endsAt, new Date(now() - KEPT_DAYS * DAY_MS)),
        ),
      )
      .limit(AT_ONCE);
    await db
      .update(activityBooking)
      .set({ unitItems: [], note: '', answers: [], clearedAt: new Date(now()) })
      .where(inArray(activityBooking.id, outlived));
  };
}
