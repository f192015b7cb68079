import type { UnknownCharge } from '@guest/shared/contracts/order/order-socket.contract';
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/connections/actor';
import type { Database } from '../../../platform/db/database';
import { activityBooking, folioPosting, guestOrder } from '../../../platform/db/tables/schema';
import { RequestError } from '../../../platform/errors/request-error';
import { recordStaffAction } from '../../staff/staff-action';

/** The hotel's system is asked for this long before a person has to check the bill. */
const LOOKED_UP_FOR_MS = 30 * 60_000;
const MAX_CHARGES = 200;

const noSuchCharge = () => new RequestError(404, 'no_such_charge', 'Order not found');

const chargeSettled = () => new RequestError(409, 'charge_settled', 'This order can no longer be changed.');

/**
 * Lists the postings that need a person, and records what the person has found on the bill: those that may or may
 * not be on it, and reversals that the hotel's system has refused, because the guest would pay for what was cancelled.
 */
export function createUnknownCharges({ db, now }: { db: Database; now: () => number }) {
  const isUnknown = eq(folioPosting.state, 'unknown');
  const isRefusedReversal = and(
    eq(folioPosting.state, 'refused'),
    eq(folioPosting.kind, 'reversal'),
    isNull(folioPosting.nextAt),
  );

  return {
    async list(propertyId: string): Promise<UnknownCharge[]> {
      const isOverdue = lt(folioPosting.sentAt, new Date(now() - LOOKED_UP_FOR_MS));
      const isForPerson = or(isRefusedReversal, and(isUnknown, or(isNull(folioPosting.nextAt), isOverdue)));
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
     * seconds.
     */
    settle: (actor: Actor, { chargeUuid, isOnBill }: { chargeUuid: string; isOnBill: boolean }) =>
      db.transaction(async (tx) => {
        const isThis = and(eq(folioPosting.id, chargeUuid), eq(folioPosting.propertyId, actor.property.id));
        const [row] = await tx.select().from(folioPosting).where(isThis).for('update');
        if (!row) throw noSuchCharge();
        const needsPerson = row.state === 'unknown' || (row.state === 'refused' && row.kind === 'reversal');
        if (!needsPerson || row.isOnBill === !isOnBill) throw chargeSettled();
        if (row.isOnBill === isOnBill) return { chargeUuid };
        await tx
          .update(folioPosting)
          // The answer to a call that is still under way must not overwrite this.
          .set({ isOnBill, nextAt: new Date(now()), tries: sql`${folioPosting.tries} + 1` })
          .where(isThis);
        const entry = {
          what: 'settleCharge',
          subjectId: chargeUuid,
          at: now(),
          after: { isOnBill },
        } as const;
        await recordStaffAction(tx, actor, entry);
        return { chargeUuid };
      }),
  };
}
