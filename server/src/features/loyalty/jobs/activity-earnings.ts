import { and, asc, eq, gte, inArray, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import {
  activityBooking,
  activitySession,
  loyaltyEntry,
  loyaltyProgramme,
  membership,
  property,
} from '../../../platform/db/tables/schema';
import { runAll } from '../../../platform/jobs/interval-task';
import { isNotReversed } from '../ledger/is-not-reversed';
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

/**
 * Adds the points of activities whose voucher has been redeemed. Takes them back if the session is called off, or moved
 * to another time at which its guest does not come.
 */
export function createActivityEarnings({ db, ledger, now }: ActivityEarningsDeps) {
  const isOfBooking = and(
    eq(loyaltyEntry.membershipId, membership.id),
    eq(loyaltyEntry.sourceKind, SOURCE_KIND),
    eq(loyaltyEntry.sourceReference, sql`${activityBooking.id}::text`),
  );
  const earningOfBooking = db.select({ id: loyaltyEntry.id }).from(loyaltyEntry).where(isOfBooking);
  const isRecent = () => gte(activitySession.startsAt, new Date(now() - LOOKED_AT_MS));

  async function earn(): Promise<void> {
    const due = await db
      .select({
        id: activityBooking.id,
        reference: activityBooking.reference,
        points: pointsOf,
        membershipId: membership.id,
        programme: loyaltyProgramme,
        timeZone: property.timeZone,
      })
      .from(activityBooking)
      .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
      .innerJoin(
        membership,
        and(eq(membership.guestId, activityBooking.guestId), eq(membership.status, 'active')),
      )
      .innerJoin(loyaltyProgramme, eq(loyaltyProgramme.propertyId, activityBooking.propertyId))
      .innerJoin(property, eq(property.id, activityBooking.propertyId))
      .where(
        and(
          eq(loyaltyProgramme.metric, 'points'),
          eq(activityBooking.status, 'redeemed'),
          isRecent(),
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
      timeZone,
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
          expireAt: expiryOf(programme, { activeFrom, timeZone }),
        }),
      );
    };
    await runAll(async (runTask) => {
      for (const one of due) await runTask(add(one));
    });
  }

  async function takeBack(): Promise<void> {
    const due = await db
      .select({ membershipId: loyaltyEntry.membershipId, entryId: loyaltyEntry.id })
      .from(activityBooking)
      .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
      .innerJoin(membership, eq(membership.guestId, activityBooking.guestId))
      .innerJoin(loyaltyEntry, and(isOfBooking, eq(loyaltyEntry.reason, 'activity')))
      .where(and(inArray(activityBooking.status, ['cancelled', 'no_show']), isRecent(), isNotReversed(db)))
      .orderBy(asc(activitySession.startsAt), asc(loyaltyEntry.id))
      .limit(MAX_PER_RUN);
    await runAll(async (runTask) => {
      for (const { membershipId, entryId } of due)
        await runTask(db.transaction((tx) => ledger.reverse(tx, membershipId, entryId)));
    });
  }

  return async (): Promise<void> => {
    await runAll(async (runTask) => {
      await runTask(earn());
      await runTask(takeBack());
    });
  };
}
