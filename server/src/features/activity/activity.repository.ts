import type {
  Activity,
  ActivityList,
  ActivitySummary,
} from '@guest/shared/contracts/activity/activity.contract';
import {
  and,
  arrayContains,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
} from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import {
  activity,
  activityBooking,
  activitySession,
  bookableActivity,
  type outlet,
} from '../../platform/db/tables/schema';
import type { PropertyScope } from '../property/property-scope';
import { toActivity, toActivitySummary } from './activity.mapper';
import type { StartRange } from './days';

const SESSIONS_SHOWN_DAYS = 14;
const DAY_MS = 86_400_000;

export type ActivityRepository = ReturnType<typeof createActivityRepository>;

/** The rows for the summary of an activity: its outlet, its offers and its next session. */
const withNext = (now: number, startsOnDay?: SQL) => ({
  outlet: true as const,
  bookableActivities: { where: isNull(bookableActivity.withdrawnAt) },
  sessions: {
    where: and(gt(activitySession.startsAt, new Date(now)), startsOnDay),
    orderBy: asc(activitySession.startsAt),
    limit: 1,
  },
});

export function createActivityRepository(db: Database) {
  return {
    /** Lists the activities, optionally only those of one day or one category. */
    async list(
      scope: PropertyScope,
      { startRange, category }: { startRange?: StartRange; category?: string },
      now: number,
    ): Promise<ActivityList> {
      const startsOnDay = startRange && startsWithin(startRange);
      const matchingSession = db
        .select({ id: activitySession.id })
        .from(activitySession)
        .where(and(eq(activitySession.activityId, activity.id), startsOnDay));
      const rows = await db.query.activity.findMany({
        where: and(
          eq(activity.propertyId, scope.property.id),
          isNull(activity.withdrawnAt),
          category === undefined ? undefined : arrayContains(activity.categories, [category]),
          startsOnDay && exists(matchingSession),
        ),
        orderBy: [asc(activity.position), asc(activity.slug)],
        with: withNext(now, startsOnDay),
      });
      const activities = rows.map((row) => toActivitySummary(row, scope, now));
      return {
        outlets: toOutlets(rows, scope),
        activities,
        activitiesWithBooking: activities.filter(({ isBookable }) => isBookable),
      };
    },

    /** Finds an activity. One that the hotel has withdrawn is found by a booking of it only. */
    async find(
      scope: PropertyScope,
      { id, booking }: { id: string; booking: string | undefined },
      now: number,
    ): Promise<Activity | undefined> {
      const itsBooking = db
        .select({ id: activityBooking.id })
        .from(activityBooking)
        .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
        .where(and(eq(activityBooking.id, booking ?? ''), eq(activitySession.activityId, activity.id)));
      const row = await db.query.activity.findFirst({
        where: and(
          eq(activity.propertyId, scope.property.id),
          eq(activity.id, id),
          booking === undefined
            ? isNull(activity.withdrawnAt)
            : or(isNull(activity.withdrawnAt), exists(itsBooking)),
        ),
        with: {
          outlet: true,
          bookableActivities: {
            where: isNull(bookableActivity.withdrawnAt),
            orderBy: (one) => asc(one.position),
          },
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

    /** Returns activities as `list` does, by id, and also those that the hotel has withdrawn. */
    async byIds(
      scope: PropertyScope,
      ids: string[],
      now: number,
    ): Promise<{ activity: ActivitySummary; withdrawnAt: Date | null }[]> {
      const rows = await db.query.activity.findMany({
        where: and(eq(activity.propertyId, scope.property.id), inArray(activity.id, ids)),
        with: withNext(now),
      });
      return rows.map((row) => ({
        activity: toActivitySummary(row, scope, now),
        withdrawnAt: row.withdrawnAt,
      }));
    },
  };
}

/** Local date times are compared as strings: ISO format sorts in time order. */
export function startsWithin({ from, before }: StartRange): SQL | undefined {
  return and(gte(activitySession.localStart, from), lt(activitySession.localStart, before));
}

/** Several activities can belong to one outlet; each outlet is listed once. */
function toOutlets(
  rows: { outlet: typeof outlet.$inferSelect | null }[],
  { localize, image }: PropertyScope,
) {
  const known = new Map(
    rows.flatMap(({ outlet: one }) => (one?.withdrawnAt === null ? [[one.id, one] as const] : [])),
  );
  return [...known.values()].map((one) => ({
    uuid: one.id,
    slug: one.slug,
    name: localize(one.name),
    images: one.pictures.map((picture) => image(picture)),
  }));
}
