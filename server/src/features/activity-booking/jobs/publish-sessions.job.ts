import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { activitySession, bookableActivity } from '../../../platform/db/tables/schema';
import type { Connection } from '../../../platform/db/database';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { toSession } from '../../activity/session.mapper';
import type { ActivityBookingDeps } from '../record/activity-booking-deps';

const AT_ONCE = 200;
/** A session is published at most once in this time, however many guests hold places. */
export const PUBLISH_EVERY_MS = 2_000;

/** Publishes changed sessions to everyone at their property. Row locks ensure that one server does each. */
export function createPublishSessions({ db, outbox, now }: ActivityBookingDeps) {
  const current = sql<number>`${activitySession.version} + ${activitySession.placesVersion}`;

  async function publish(tx: Connection): Promise<OutboxRow[]> {
    const rows = await tx
      .select({ session: activitySession, cutoffMinutes: bookableActivity.bookingCutoffMinutes, current })
      .from(activitySession)
      .innerJoin(bookableActivity, eq(bookableActivity.id, activitySession.bookableActivityId))
      .where(
        and(
          sql`${activitySession.publishedVersion} <> ${current}`,
          or(
            isNull(activitySession.publishedAt),
            lte(activitySession.publishedAt, new Date(now() - PUBLISH_EVERY_MS)),
          ),
        ),
      )
      .limit(AT_ONCE)
      .for('no key update', { of: activitySession, skipLocked: true });
    const events: OutboxRow[] = [];
    for (const { session, cutoffMinutes, current: version } of rows) {
      const sessionReply = toSession(session, cutoffMinutes, now());
      events.push(
        await outbox.add(tx, {
          topic: `property:${session.propertyId}`,
          event: 'sessionUpdated',
          body: {
            sessionUuid: session.id,
            activityUuid: session.activityId,
            localDateTimeStart: session.localStart,
            status: sessionReply.status,
            ...(sessionReply.vacancies !== undefined && { vacancies: sessionReply.vacancies }),
            isCancelled: session.cancelledAt !== null,
            version,
          },
        }),
      );
      await tx
        .update(activitySession)
        .set({ publishedVersion: version, publishedAt: new Date(now()) })
        .where(eq(activitySession.id, session.id));
    }
    return events;
  }

  return async (): Promise<void> => {
    await outbox.publish(...(await db.transaction(publish)));
  };
}
