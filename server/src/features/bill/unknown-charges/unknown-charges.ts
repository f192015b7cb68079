import type { UnknownCharge } from '@guest/shared/contracts/order/order-socket.contract';
import type { RequestOf } from '@guest/shared/contracts/socket.contract';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import type { Connection, Database } from '../../../platform/db/database';
import { activityBooking, folioPosting, guestOrder } from '../../../platform/db/tables/schema';
import { RequestError } from '../../../platform/errors/request-error';
import { recordStaffAction } from '../../staff/staff-action';
import { isOwedForBooking, isUnpaidBooking } from '../../activity-booking/model/unpaid-booking';
import { isOpenRefusal } from '../../folio/open-refusals';
import { isOwedForOrder, isUnpaidOrder } from '../../order/record/unpaid-order';

/** The hotel's system is asked for this long before a person has to check the bill. */
const LOOKED_UP_FOR_MS = 30 * 60_000;
const MAX_CHARGES = 200;

const noSuchCharge = () => new RequestError(404, 'no_such_charge', 'Order not found');

const chargeSettled = () => new RequestError(409, 'charge_settled', 'This order can no longer be changed.');

/**
 * Lists the postings that need a person, and records what the person has found on the bill: those that may or may
 * not be on it, reversals that the hotel's system has refused, because the guest would pay for what was cancelled, and
 * charges that it has refused when nobody could collect the money any more.
 */
export function createUnknownCharges({ db, now }: { db: Database; now: () => number }) {
  const isUnknown = eq(folioPosting.state, 'unknown');
  const isRefusedReversal = and(
    eq(folioPosting.state, 'refused'),
    eq(folioPosting.kind, 'reversal'),
    isNull(folioPosting.nextAt),
  );
  const isOwed = and(isOpenRefusal, or(isOwedForOrder, isOwedForBooking(db)));

  /** Returns whether the posting is a refused charge that waits for a person, or that a person has settled. */
  async function isRefusedCharge(tx: Connection, row: typeof folioPosting.$inferSelect): Promise<boolean> {
    if (row.state !== 'refused' || row.kind !== 'charge') return false;
    if (row.isOnBill !== null) return true;
    const [owed] = await tx
      .select({ id: folioPosting.id })
      .from(folioPosting)
      .leftJoin(guestOrder, eq(guestOrder.id, folioPosting.subjectId))
      .leftJoin(activityBooking, eq(activityBooking.id, folioPosting.subjectId))
      .where(and(eq(folioPosting.id, row.id), isOwed));
    return owed !== undefined;
  }

  return {
    async list(propertyId: string): Promise<UnknownCharge[]> {
      const isOverdue = lt(folioPosting.sentAt, new Date(now() - LOOKED_UP_FOR_MS));
      const isOpen = and(isUnknown, or(isNull(folioPosting.nextAt), isOverdue));
      const isForPerson = or(isRefusedReversal, isOwed, isOpen);
      const rows = await db
        .select({ posting: folioPosting, order: guestOrder, booking: activityBooking })
        .from(folioPosting)
        .leftJoin(guestOrder, eq(guestOrder.id, folioPosting.subjectId))
        .leftJoin(activityBooking, eq(activityBooking.id, folioPosting.subjectId))
        .where(and(eq(folioPosting.propertyId, propertyId), isForPerson))
        .orderBy(asc(folioPosting.sentAt))
        .limit(MAX_CHARGES);
      return rows.flatMap(({ posting, order, booking }) => {
        const of = order ?? booking;
        return of
          ? {
              chargeUuid: posting.id,
              kind: posting.kind,
              isRefused: posting.state === 'refused',
              reference: of.reference,
              reservationNumber: of.reservationNumber ?? '',
              amount: of.total,
              currency: of.currency,
              currencyPrecision: of.currencyPrecision,
              sentAt: posting.sentAt.toISOString(),
            }
          : [];
      });
    },

    /**
     * Records whether a person has found the posting on the bill. The job that posts charges acts on it within
     * seconds. There is nothing to do for a refused charge that was paid in person.
     */
    settle: (actor: Actor, { chargeUuid, isOnBill, isPaidInPerson = false }: RequestOf<'settleCharge'>) =>
      db.transaction(async (tx) => {
        const isThis = and(eq(folioPosting.id, chargeUuid), eq(folioPosting.propertyId, actor.property.id));
        const [found] = await tx
          .select({ subjectId: folioPosting.subjectId })
          .from(folioPosting)
          .where(isThis);
        if (!found) throw noSuchCharge();
        // The job that posts charges locks in the same order.
        await lockSubject(tx, found.subjectId);
        const [row] = await tx.select().from(folioPosting).where(isThis).for('update');
        if (!row) throw noSuchCharge();
        const isRefused = await isRefusedCharge(tx, row);
        const isUncertain = row.state === 'unknown' || (row.state === 'refused' && row.kind === 'reversal');
        const needsPerson = isPaidInPerson ? isRefused && !isOnBill : isRefused || isUncertain;
        // A refused charge that is posted again must not be paid in person as well, and the other way round.
        const isRepeat =
          row.isOnBill === isOnBill && (!isRefused || isPaidInPerson === (row.nextAt === null));
        if (!needsPerson || (row.isOnBill !== null && !isRepeat)) throw chargeSettled();
        if (isRepeat) return { chargeUuid };
        // The bill shows the charge as pending until the hotel's system has answered.
        if (isRefused && !isPaidInPerson) await authoriseAgain(tx, row.subjectId);
        await tx
          .update(folioPosting)
          // The answer to a call that is still under way must not overwrite this.
          .set({
            isOnBill,
            nextAt: isPaidInPerson ? null : new Date(now()),
            tries: sql`${folioPosting.tries} + 1`,
          })
          .where(isThis);
        const entry = {
          what: 'settleCharge',
          subjectId: chargeUuid,
          at: now(),
          after: { isOnBill, ...(isPaidInPerson && { isPaidInPerson }) },
        } as const;
        await recordStaffAction(tx, actor, entry);
        return { chargeUuid };
      }),
  };
}

/** Locks the order or the booking of a posting. */
async function lockSubject(tx: Connection, id: string): Promise<void> {
  await tx.select({ id: guestOrder.id }).from(guestOrder).where(eq(guestOrder.id, id)).for('update');
  await tx
    .select({ id: activityBooking.id })
    .from(activityBooking)
    .where(eq(activityBooking.id, id))
    .for('update');
}

async function authoriseAgain(tx: Connection, id: string): Promise<void> {
  const paymentStatus = 'authorised';
  await tx
    .update(guestOrder)
    .set({ paymentStatus })
    .where(and(eq(guestOrder.id, id), isUnpaidOrder));
  await tx
    .update(activityBooking)
    .set({ paymentStatus })
    .where(and(eq(activityBooking.id, id), isUnpaidBooking));
}
