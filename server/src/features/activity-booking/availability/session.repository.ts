import { and, asc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { preparedQuery } from '../../../platform/db/prepared-query';
import { notFound } from '../../../platform/errors/request-error';
import {
  activity,
  activityClaim,
  activitySession,
  bookableActivity,
} from '../../../platform/db/tables/schema';
import type { BookableRow, ActivitySessionRow } from '../../activity/session.mapper';

/** Locks the sessions that exist and returns their number. */
async function lockedOf(tx: Connection, ids: string[]): Promise<number> {
  const locked = await tx
    .select({ id: activitySession.id })
    .from(activitySession)
    .where(inArray(activitySession.id, ids))
    .orderBy(asc(activitySession.id))
    .for('no key update');
  return locked.length;
}

/** A session that can be booked, with its activity. */
export interface BookableSetup {
  session: ActivitySessionRow;
  bookable: BookableRow;
  activity: typeof activity.$inferSelect;
}

const lockedSessionOfClaim = preparedQuery('session of a claim, locked', (tx) =>
  tx
    .select({ id: activitySession.id })
    .from(activitySession)
    .where(
      eq(
        activitySession.id,
        tx
          .select({ id: activityClaim.sessionId })
          .from(activityClaim)
          .where(eq(activityClaim.id, sql.placeholder('claimId'))),
      ),
    )
    .for('no key update'),
);

const claimWithSession = preparedQuery('claim with its session', (tx) =>
  tx
    .select({ claim: activityClaim, session: activitySession, bookable: bookableActivity, activity })
    .from(activityClaim)
    .innerJoin(activitySession, eq(activitySession.id, activityClaim.sessionId))
    .innerJoin(bookableActivity, eq(bookableActivity.id, activitySession.bookableActivityId))
    .innerJoin(activity, eq(activity.id, activitySession.activityId))
    .where(eq(activityClaim.id, sql.placeholder('claimId'))),
);

export type SessionRepository = ReturnType<typeof createSessionRepository>;

export function createSessionRepository(db: Database) {
  const rows = (on: Connection) =>
    on
      .select({ session: activitySession, bookable: bookableActivity, activity })
      .from(activitySession)
      .innerJoin(bookableActivity, eq(bookableActivity.id, activitySession.bookableActivityId))
      .innerJoin(activity, eq(activity.id, activitySession.activityId));

  return {
    /** Returns `undefined` for a session of another property, and for one that cannot be booked. */
    async find(propertyId: string, id: string, on: Connection = db): Promise<BookableSetup | undefined> {
      const [found] = await rows(on).where(
        and(eq(activitySession.id, id), eq(activitySession.propertyId, propertyId)),
      );
      return found;
    },

    /** Finds the session of a stored booking or claim. */
    async byId(id: string, on: Connection = db): Promise<BookableSetup> {
      const [found] = await rows(on).where(eq(activitySession.id, id));
      if (!found) throw new Error('the session of a booking was not found');
      return found;
    },

    /** Locks the session of a claim as `lock` does. */
    async lockOfClaim(tx: Connection, claimId: string): Promise<void> {
      await lockedSessionOfClaim(tx).execute({ claimId });
    },

    /** Finds a claim with its session. */
    async ofClaim(
      tx: Connection,
      claimId: string,
    ): Promise<(BookableSetup & { claim: typeof activityClaim.$inferSelect }) | undefined> {
      const [found] = await claimWithSession(tx).execute({ claimId });
      return found;
    },

    /**
     * Locks sessions until the end of the transaction, so that their claims change in turn. The fixed order prevents
     * deadlocks; overbooking is prevented by a constraint, not by this lock. If a session is missing, the lock is
     * tried once more: publishing may have deleted the session and created it again with the same id while the
     * statement waited.
     */
    async lock(tx: Connection, ids: readonly string[]): Promise<void> {
      const sessionIds = [...new Set(ids)];
      if ((await lockedOf(tx, sessionIds)) === sessionIds.length) return;
      if ((await lockedOf(tx, sessionIds)) < sessionIds.length) throw notFound();
    },

    /**
     * Returns open sessions of the same kind with enough places, those after the given one first. `within`
     * limits them to the days that the guest can book.
     */
    next(
      { session, bookable }: BookableSetup,
      { pax, now, within }: { pax: number; now: number; within: { from: Date; before: Date } },
      on: Connection,
    ): Promise<ActivitySessionRow[]> {
      const { id, startsAt } = session;
      const opens = new Date(now + bookable.bookingCutoffMinutes * 60_000);
      return on
        .select()
        .from(activitySession)
        .where(
          and(
            eq(activitySession.bookableActivityId, bookable.id),
            ne(activitySession.id, id),
            gt(activitySession.startsAt, opens),
            sql`${activitySession.startsAt} >= ${within.from} and ${activitySession.startsAt} < ${within.before}`,
            sql`not ${activitySession.isClosed} and ${activitySession.cancelledAt} is null`,
            sql`(${activitySession.capacity} is null or
              ${activitySession.paxClaimed} + ${activitySession.placesTaken} + ${pax} <= ${activitySession.capacity})`,
          ),
        )
        .orderBy(sql`${activitySession.startsAt} < ${startsAt}`, asc(activitySession.startsAt))
        .limit(MAX_NEXT);
    },
  };
}

/** The maximum number of sessions that are suggested to a guest at once. */
const MAX_NEXT = 3;
