import { instantOf } from '@guest/shared/contracts/core/local-time';
import { and, asc, eq, exists, gte, inArray, ne, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import {
  folioPosting,
  guest,
  guestOrder,
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
/** Each run looks only at orders whose status has changed, or whose charge was reversed, within this time. */
const LOOKED_AT_MS = 30 * 86_400_000;
const SOURCE_KIND = 'order';

interface DueOrder {
  order: typeof guestOrder.$inferSelect;
  points: number;
  membership: typeof membership.$inferSelect;
  property: typeof property.$inferSelect;
  guest: typeof guest.$inferSelect;
  programme: typeof loyaltyProgramme.$inferSelect;
}

interface OrderEarningsDeps {
  db: Database;
  ledger: Ledger;
  now: () => number;
}

/** An order earns once it is paid for: posted to the room, or delivered if it is paid on delivery. */
const isPaid = or(
  eq(guestOrder.paymentStatus, 'posted'),
  and(ne(guestOrder.paymentMethod, 'room_charge'), eq(guestOrder.status, 'delivered')),
);
const isTakenBack = or(
  eq(guestOrder.paymentStatus, 'reversed'),
  inArray(guestOrder.status, ['cancelled', 'rejected', 'lapsed']),
);
/** The points of an order, whose amount is in minor units. */
const pointsOf = sql<number>`floor(${guestOrder.total} / (10 ^ ${guestOrder.currencyPrecision})::numeric
  * (${loyaltyProgramme.rules} ->> 'pointsPerUnit')::numeric)::int`;

/** Adds the points of orders, and takes back those of cancelled orders and reversed charges. */
export function createOrderEarnings({ db, ledger, now }: OrderEarningsDeps) {
  const isOfOrder = and(
    eq(loyaltyEntry.membershipId, membership.id),
    eq(loyaltyEntry.sourceKind, SOURCE_KIND),
    eq(loyaltyEntry.sourceReference, sql`${guestOrder.id}::text`),
  );
  const earningOfOrder = db
    .select({ id: loyaltyEntry.id })
    .from(loyaltyEntry)
    .where(and(isOfOrder, eq(loyaltyEntry.reason, 'order')));
  const isRecent = () => gte(guestOrder.statusAt, new Date(now() - LOOKED_AT_MS));

  /** The hotel can reverse a charge long after the last change of its order. */
  const isReversedRecently = () =>
    exists(
      db
        .select({ id: folioPosting.id })
        .from(folioPosting)
        .where(
          and(
            eq(folioPosting.subjectId, guestOrder.id),
            eq(folioPosting.kind, 'reversal'),
            gte(folioPosting.settledAt, new Date(now() - LOOKED_AT_MS)),
          ),
        ),
    );

  async function earn(): Promise<void> {
    const due: DueOrder[] = await db
      .select({
        order: guestOrder,
        points: pointsOf,
        membership,
        property,
        guest,
        programme: loyaltyProgramme,
      })
      .from(guestOrder)
      .innerJoin(membership, and(eq(membership.guestId, guestOrder.guestId), eq(membership.status, 'active')))
      .innerJoin(loyaltyProgramme, eq(loyaltyProgramme.propertyId, guestOrder.propertyId))
      .innerJoin(property, eq(property.id, guestOrder.propertyId))
      .innerJoin(guest, eq(guest.id, guestOrder.guestId))
      .where(
        and(
          eq(loyaltyProgramme.metric, 'points'),
          isPaid,
          isRecent(),
          gte(guestOrder.createdAt, membership.joinedAt),
          gte(pointsOf, 1),
          notExists(earningOfOrder),
        ),
      )
      .orderBy(asc(guestOrder.statusAt), asc(guestOrder.id))
      .limit(MAX_PER_RUN);
    await runAll(async (runTask) => {
      for (const one of due) await runTask(addPoints(one));
    });
  }

  async function addPoints({
    order,
    points,
    membership: { id },
    property: of,
    guest: { checkout },
    programme,
  }: DueOrder): Promise<void> {
    const activeFrom = departureOf(checkout, of) ?? new Date(now());
    await db.transaction((tx) =>
      ledger.add(tx, id, {
        value: points,
        reason: 'order',
        issuer: 'system',
        sourceKind: SOURCE_KIND,
        sourceReference: order.id,
        label: order.reference,
        activeFrom,
        expireAt: expiryOf(programme, { activeFrom, timeZone: of.timeZone }),
      }),
    );
  }

  /** Points of an order are pending until the departure. */
  function departureOf(checkout: string | null, property: { timeZone: string; checkOutUntil: string }) {
    if (checkout === null) return undefined;
    const departure = instantOf(`${checkout}T${property.checkOutUntil}`, property.timeZone);
    return departure > now() ? new Date(departure) : undefined;
  }

  async function takeBack(): Promise<void> {
    const due = await db
      .select({ membershipId: loyaltyEntry.membershipId, entryId: loyaltyEntry.id })
      .from(guestOrder)
      .innerJoin(membership, eq(membership.guestId, guestOrder.guestId))
      .innerJoin(loyaltyEntry, and(isOfOrder, eq(loyaltyEntry.reason, 'order')))
      .where(and(isTakenBack, or(isRecent(), isReversedRecently()), isNotReversed(db)))
      .orderBy(asc(guestOrder.statusAt), asc(loyaltyEntry.id))
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
