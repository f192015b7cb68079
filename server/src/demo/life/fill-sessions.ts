import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { makeSessions } from '../../features/activity/make-sessions';
import type { Connection } from '../../platform/db/database';
import { activity, activitySession, property } from '../../platform/db/tables/schema';
import { demoNumber } from './demo-id';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Makes the sessions of a hotel from a week ago on: a hotel that has been open for a while has a past. */
export async function makePastSessions(db: Connection, propertyId: string, now: Date): Promise<void> {
  await makeSessions(db, { now: new Date(now.getTime() - WEEK_MS), propertyId });
}

/**
 * Sells places of the sessions of demo hotels that nobody has touched yet, as guests do elsewhere: a session in nine
 * is full and a third are more than half full, so that every status of a session occurs.
 */
export async function fillSessions(db: Connection): Promise<void> {
  const untouched = await db
    .select({
      id: activitySession.id,
      slug: activity.slug,
      localStart: activitySession.localStart,
      capacity: activitySession.capacity,
    })
    .from(activitySession)
    .innerJoin(activity, eq(activity.id, activitySession.activityId))
    .innerJoin(property, eq(property.id, activitySession.propertyId))
    .where(and(eq(property.isDemo, true), isUntouched, isNotNull(activitySession.bookableActivityId)));
  const sold = untouched
    .map(({ id, slug, localStart, capacity }) => ({ id, taken: placesSold(slug, localStart, capacity ?? 0) }))
    .filter(({ taken }) => taken > 0);
  if (sold.length === 0) return;
  const list = sql.join(
    sold.map(({ id, taken }) => sql`(${id}::uuid, ${taken}::int)`),
    sql`, `,
  );
  await db.execute(sql`
    update ${activitySession} set places_taken = sold.taken
    from (values ${list}) as sold (id, taken)
    where ${activitySession.id} = sold.id and ${isUntouched}`);
}

/** Nobody has booked, staff have changed nothing, and no places are sold yet. */
const isUntouched = and(
  eq(activitySession.placesTaken, 0),
  eq(activitySession.paxClaimed, 0),
  eq(activitySession.version, 1),
);

function placesSold(slug: string, localStart: string, capacity: number): number {
  const chance = demoNumber('places', slug, localStart) % 9;
  if (chance === 0) return capacity;
  return Math.floor((capacity * chance) / (chance < 4 ? 4.5 : 18)) % capacity;
}
