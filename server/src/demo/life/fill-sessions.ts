import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { makeSessions } from '../../features/activity/make-sessions';
import type { Connection } from '../../platform/db/database';
import { activity, activitySession, property } from '../../platform/db/tables/schema';
import { demoNumber } from './demo-id';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Creates the sessions of the last week too, so that the demo hotel looks as if it had been open for a while. */
export async function makePastSessions(db: Connection, propertyId: string, now: Date): Promise<void> {
  await makeSessions(db, { now: new Date(now.getTime() - WEEK_MS), propertyId });
}

/**
 * Marks places of demo sessions as sold outside the suite, if nobody has booked or changed the session yet. One
 * session in nine is full and a third are more than half full, so that every status occurs.
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

/** The session has no claims, no changes by staff, and no places sold yet. */
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
