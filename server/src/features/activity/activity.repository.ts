import type { Activity, ActivityList } from '@guest/shared/contracts/activity/activity.contract';
import { and, arrayContains, asc, eq, exists, gt, gte, lt, lte, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { activity, activitySession, type outlet } from '../../platform/db/tables/schema';
import type { PropertyScope } from '../property/property-scope';
import { toActivity, toActivitySummary } from './activity-reply';
import type { Begins } from './days';

const SESSIONS_SHOWN_DAYS = 14;
const DAY_MS = 86_400_000;

export type ActivityRepository = ReturnType<typeof createActivityRepository>;

export function createActivityRepository(db: Database) {
  return {
    /** Lists the activities, optionally only those of one day or one category. */
    async list(
      scope: PropertyScope,
      { begins, category }: { begins?: Begins; category?: string },
      now: number,
    ): Promise<ActivityList> {
      const onTheDay = begins && onDays(begins);
      const itsSession = db
        .select({ id: activitySession.id })
        .from(activitySession)
        .where(and(eq(activitySession.activityId, activity.id), onTheDay));
      const rows = await db.query.activity.findMany({
        where: and(
          eq(activity.propertyId, scope.property.id),
          category === undefined ? undefined : arrayContains(activity.categories, [category]),
          onTheDay && exists(itsSession),
        ),
        orderBy: [asc(activity.position), asc(activity.slug)],
        with: {
          outlet: true,
          bookableActivities: true,
          sessions: {
            where: and(gt(activitySession.startsAt, new Date(now)), onTheDay),
            orderBy: asc(activitySession.startsAt),
            limit: 1,
          },
        },
      });
      const activities = rows.map((row) => toActivitySummary(row, scope, now));
      return {
        outlets: outletsOf(rows, scope),
        activities,
        activitiesWithBooking: activities.filter(({ isBookable }) => isBookable),
      };
    },

    async find(scope: PropertyScope, id: string, now: number): Promise<Activity | undefined> {
      const row = await db.query.activity.findFirst({
        where: and(eq(activity.propertyId, scope.property.id), eq(activity.id, id)),
        with: {
          outlet: true,
          bookableActivities: { orderBy: (one) => asc(one.position) },
          sessions: {
            where: and(
              gt(activitySession.startsAt, new Date(now)),
              lte(activitySession.startsAt, new Date(now + SESSIONS_SHOWN_DAYS * DAY_MS)),
            ),
            orderBy: asc(activitySession.startsAt),
          },
        },
      });
      return row && toActivity(row, scope, now);
    },
  };
}

/** Local date times are compared as strings: ISO format sorts in time order. */
export function onDays({ from, before }: Begins): SQL | undefined {
  return and(gte(activitySession.localStart, from), lt(activitySession.localStart, before));
}

/** Several activities can belong to one outlet; each outlet is listed once. */
function outletsOf(rows: { outlet: typeof outlet.$inferSelect | null }[], { say, image }: PropertyScope) {
  const known = new Map(rows.flatMap((row) => (row.outlet ? [[row.outlet.id, row.outlet] as const] : [])));
  return [...known.values()].map((one) => ({
    uuid: one.id,
    slug: one.slug,
    name: say(one.name),
    images: one.pictures.map((picture) => image(picture)),
  }));
}
