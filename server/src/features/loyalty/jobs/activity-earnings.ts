import { and, asc, eq, gte, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import {
  activityBooking,
  activitySession,
  loyaltyEntry,
  loyaltyProgramme,
  membership,
} from '../../../platform/db/tables/schema';
import { runAll } from '../../../platform/jobs/interval-task';
import type { Ledger } from '../ledger/ledger';
import { expiryOf } from '../ledger/programme';

const MAX_PER_RUN = 100;
/** Each run looks only at sessions within this time, because a voucher is redeemed on the day of its session. */
const LOOKED_AT_MS = 30 * 86_400_000;
const SOURCE_KIND = 'activity';

interface ActivityEarningsDeps {
  db: Database;
  ledger: Ledger;
  now: () => number;
}

/** The points of a booking, whose amount is in minor units. */
const pointsOf = sql<number>`floor(${activityBooking.total} / (10 ^ ${activityBooking.currencyPrecision})::numeric
  * (${loyaltyProgramme.rules} ->> 'pointsPerUnit')::numeric)::int`;

/** Adds the points of activities whose voucher has been redeemed. */
export function createActivityEarnings({ db, ledger, now }: ActivityEarningsDeps) {
  const earningOfBooking = db
    .select({ id: loyaltyEntry.id })
    .from(loyaltyEntry)
    .where(
      and(
        eq(loyaltyEntry.membershipId, membership.id),
        eq(loyaltyEntry.sourceKind, SOURCE_KIND),
        eq(loyaltyEntry.sourceReference, sql`${activityBooking.id}::text`),
      ),
    );

  return async (): Promise<void> => {
    const due = await db
      .select({
        id: activityBooking.id,
        reference: activityBooking.reference,
        points: pointsOf,
        membershipId: membership.id,
        programme: loyaltyProgramme,
      })
      .from(activityBooking)
      .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
      .innerJoin(
        membership,
        and(eq(membership.guestId, activityBooking.guestId), eq(membership.status, 'active')),
      )
      .innerJoin(loyaltyProgramme, eq(loyaltyProgramme.propertyId, activityBooking.propertyId))
      .where(
        and(
          eq(loyaltyProgramme.metric, 'points'),
          eq(activityBooking.status, 'redeemed'),
          gte(activitySession.startsAt, new Date(now() - LOOKED_AT_MS)),
          gte(activityBooking.createdAt, membership.joinedAt),
          gte(pointsOf, 1),
          notExists(earningOfBooking),
        ),
      )
      .orderBy(asc(activitySession.startsAt), asc(activityBooking.id))
      .limit(MAX_PER_RUN);
    const activeFrom = new Date(now());
    const add = async ({
      id,
      reference,
      points,
      membershipId,
      programme,
    }: (typeof due)[number]): Promise<void> => {
      await db.transaction((tx) =>
        ledger.add(tx, membershipId, {
          value: points,
          reason: 'activity',
          issuer: 'system',
          sourceKind: SOURCE_KIND,
          sourceReference: id,
          label: reference,
          activeFrom,
          expireAt: expiryOf(programme, activeFrom),
        }),
      );
    };
    await runAll(async (runTask) => {
      for (const one of due) await runTask(add(one));
    });
  };
}
