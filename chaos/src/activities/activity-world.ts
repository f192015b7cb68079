import {
  addDays,
  addMinutes,
  dateOf,
  instantOf,
  localDateTimeAt,
} from '@guest/shared/contracts/core/local-time';
import { eq, sql } from 'drizzle-orm';
import { someActivity } from '../../../server/src/features/activity-booking/testing/some-session';
import type { Database } from '../../../server/src/platform/db/database';
import { activitySession, property } from '../../../server/src/platform/db/tables/schema';

export const PROPERTY = 'casa-miramar';
const MINUTE_MS = 60_000;
const DURATION_MINUTES = 90;
/** There are few places, so that all guests compete for the same ones. */
const CAPACITY = 6;
/** Each day has an early session too, of which guests are reminded the evening before. */
const TIMES = ['08:00', '11:00', '15:00', '18:00'];
const DAYS = [2, 3, 4, 5];

export type ActivityWorld = Awaited<ReturnType<typeof createActivityWorld>>;

/**
 * Creates an activity whose holds and offers end after a minute, so that many end during a run. Some of its
 * sessions begin within the hour, so that vouchers can be redeemed; the others are on the next days.
 */
export async function createActivityWorld(db: Database) {
  const [propertyRow] = await db.select().from(property).where(eq(property.slug, PROPERTY));
  if (!propertyRow) throw new Error(`property ${PROPERTY} not found`);
  const { timeZone } = propertyRow;
  const localNow = localDateTimeAt(Date.now(), timeZone);
  const today = dateOf(localNow);
  const ahead = DAYS.flatMap((days) => TIMES.map((time) => `${addDays(today, days)}T${time}`));
  const soon = [56, 57, 58].map((minutes) => addMinutes(localNow, minutes));
  const made = await someActivity(
    { db },
    {
      starts: [...ahead, ...soon],
      capacity: CAPACITY,
      slug: PROPERTY,
      bookable: {
        holdMinutes: 1,
        bookingCutoffMinutes: 0,
        cancelCutoffMinutes: 0,
        payWays: ['pay_there'],
        waitlist: { enabled: true, mostPerSession: 20, offerMinutes: 1 },
      },
    },
  );
  const open = [...made.sessions];
  let added = 0;

  return {
    ...made,
    soon: made.sessions.slice(ahead.length),
    /** The sessions that have not been called off, as far as the scenario knows. */
    open,

    /** Replaces a session that was called off by a new one, so that there is always something to book. */
    async replace(id: string): Promise<void> {
      const at = open.indexOf(id);
      if (at === -1) return;
      added += 1;
      const localStart = addMinutes(`${addDays(today, 6)}T07:00`, added);
      const startsAt = instantOf(localStart, timeZone);
      const [session] = await db
        .insert(activitySession)
        .values({
          propertyId: propertyRow.id,
          activityId: made.id,
          bookableActivityId: made.bookableId,
          localStart,
          localEnd: addMinutes(localStart, DURATION_MINUTES),
          startsAt: new Date(startsAt),
          endsAt: new Date(startsAt + DURATION_MINUTES * MINUTE_MS),
          capacity: CAPACITY,
        })
        .returning({ id: activitySession.id });
      if (session) open[at] = session.id;
    },

    /** A free start on a day of its own, to which a session can be moved. */
    freeStart(): string {
      added += 1;
      return addMinutes(`${addDays(today, 8)}T07:00`, added);
    },

    versionOf: async (id: string): Promise<number> => {
      const [found] = await db
        .select({ version: sql<number>`${activitySession.version}` })
        .from(activitySession)
        .where(eq(activitySession.id, id));
      return found?.version ?? 0;
    },
  };
}
