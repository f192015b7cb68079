import {
  addDays,
  dateOf,
  dayOfWeek,
  instantOf,
  localDateTimeAt,
} from '@guest/shared/contracts/core/local-time';
import { and, asc, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Connection } from '../../platform/db/database';
import type { StoredTimetable } from '../../platform/db/tables/columns/stored';
import {
  activity,
  activityBooking,
  activityClaim,
  activitySession,
  bookableActivity,
  property,
} from '../../platform/db/tables/schema';

const MINUTE_MS = 60_000;
const DAYS_AHEAD = 21;
/** PostgreSQL allows 65,535 parameters per statement. */
const ROWS_AT_ONCE = 1_000;

interface MakeSessionsOptions {
  now: Date;
  /** Limits it to one hotel; without it, the sessions of all hotels are created. */
  propertyId?: string;
}

/** Creates the sessions of the next three weeks from the timetables. Existing sessions are not changed. */
export async function makeSessions(db: Connection, { now, propertyId }: MakeSessionsOptions): Promise<void> {
  const found = await db
    .select({ activity, timeZone: property.timeZone, bookableId: bookableActivity.id })
    .from(activity)
    .innerJoin(property, eq(property.id, activity.propertyId))
    .leftJoin(
      bookableActivity,
      and(eq(bookableActivity.activityId, activity.id), isNull(bookableActivity.withdrawnAt)),
    )
    .where(
      and(
        isNotNull(activity.timetable),
        isNull(activity.withdrawnAt),
        propertyId === undefined ? undefined : eq(activity.propertyId, propertyId),
      ),
    );
  const rows = found.flatMap(({ activity: one, timeZone, bookableId }) =>
    startsOf(one.timetable, dateOf(localDateTimeAt(now.getTime(), timeZone))).map(
      (scheduled): typeof activitySession.$inferInsert => {
        const startsAt = instantOf(scheduled, timeZone);
        const endsAt = startsAt + one.durationMinutes * MINUTE_MS;
        return {
          id: sessionId(one.id, scheduled),
          propertyId: one.propertyId,
          activityId: one.id,
          bookableActivityId: bookableId,
          // A start that a clock change skips moves forward, and the duration stays the same.
          localStart: localDateTimeAt(startsAt, timeZone),
          localEnd: localDateTimeAt(endsAt, timeZone),
          startsAt: new Date(startsAt),
          endsAt: new Date(endsAt),
          capacity: one.timetable?.capacity ?? null,
        };
      },
    ),
  );
  const coming = rows.filter(({ startsAt }) => startsAt > now);
  for (let i = 0; i < coming.length; i += ROWS_AT_ONCE)
    await db
      .insert(activitySession)
      .values(coming.slice(i, i + ROWS_AT_ONCE))
      .onConflictDoNothing();
}

/** Returns the local starts from `today` on. */
function startsOf(timetable: StoredTimetable | null, today: string): string[] {
  if (!timetable) return [];
  const { weekly, from, until, except } = timetable;
  return Array.from({ length: DAYS_AHEAD + 1 }, (_, i) => addDays(today, i))
    .filter((date) => date >= (from ?? date) && date <= (until ?? date) && !except.includes(date))
    .flatMap((date) =>
      weekly
        .flatMap(({ days, at }) => (days.includes(dayOfWeek(date)) ? at : []))
        .map((time) => `${date}T${time}`),
    );
}

/** The id is derived from activity and start, so that links still work if the session is deleted and created again. */
function sessionId(activityId: string, localStart: string): string {
  const bytes = createHash('sha1').update(`${activityId}/${localStart}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * Deletes upcoming sessions without bookings, holds, waitlist and changes by staff. All others stay, whatever the new
 * times are. Call it in a transaction: the rows are locked first and then checked again, because the statement that
 * waited for the lock does not see what a guest has booked meanwhile.
 */
export async function dropUntouchedSessions(db: Connection, activityIds: string[], now: Date): Promise<void> {
  if (activityIds.length === 0) return;
  const untouched = and(
    gt(activitySession.startsAt, now),
    eq(activitySession.version, 1),
    ...[activityClaim, activityBooking].map((taken) =>
      notExists(
        db
          .select({ one: sql`1` })
          .from(taken)
          .where(eq(taken.sessionId, activitySession.id)),
      ),
    ),
  );
  const locked = await db
    .select({ id: activitySession.id })
    .from(activitySession)
    .where(and(inArray(activitySession.activityId, activityIds), untouched))
    .orderBy(asc(activitySession.id))
    .for('update');
  const ids = locked.map(({ id }) => id);
  if (ids.length > 0)
    await db.delete(activitySession).where(and(inArray(activitySession.id, ids), untouched));
}
