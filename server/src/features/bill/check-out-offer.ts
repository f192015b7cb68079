import { addDays, instantOf } from '@guest/shared/contracts/core/local-time';
import type { CheckOutReason } from '@guest/shared/contracts/check-out/check-out-status';
import type { GuestBill } from '@guest/shared/contracts/bill/bill.contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { pipelined } from '../../platform/db/pipelined';
import { checkOut } from '../../platform/db/tables/schema';
import type { UpcomingBookings } from '../upcoming/upcoming-bookings';
import type { PropertyRow } from '../property/property-scope';
import { belongsToReservation } from '../stay/belongs-to-reservation';
import type { PropertySystemCapabilities } from '../stay/property-system';
import type { ReasonedLine } from './bill-lines';
import type { BillState } from './bill-reader';
import type { BillOwner } from './require-bill-owner';

/** The local time from which a check-out is offered, on the evening before the departure. */
const OFFERED_FROM = '18:00';

interface OfferInput {
  owner: BillOwner;
  property: PropertyRow;
  bill: BillState;
  lines: ReasonedLine[];
  hasOpenQuestion: boolean;
  now: number;
}

/** Decides whether a guest can check out in the app, with the reasons if not. */
export function createCheckOutOffer({
  ahead,
  capabilities,
}: {
  ahead: Pick<UpcomingBookings, 'list'>;
  capabilities: PropertySystemCapabilities;
}) {
  return async (
    on: Connection,
    { owner, property, bill, lines, hasOpenQuestion, now }: OfferInput,
  ): Promise<GuestBill['checkout']> => {
    const { from, until } = offerPeriod(owner, property);
    const [status, items] = await pipelined(statusOf(on, owner), ahead.list(belongsToReservation(owner), on));
    const isCharging = lines.some(({ isPending }) => isPending);
    const conditions: [CheckOutReason, boolean][] = [
      ['too_early', now < from],
      ['too_late', now > until],
      ['system_away', !bill.isLive || !bill.hasBill],
      ['balance_due', (bill.balance ?? 0) > 0 || lines.some(({ mustPayInPerson }) => mustPayInPerson)],
      ['order_under_way', items.some(({ kind, isUnderWay }) => kind === 'order' && isUnderWay)],
      ['charge_pending', isCharging],
      ['question_open', hasOpenQuestion],
    ];
    const reasons = conditions.flatMap(([reason, isTrue]) => (isTrue ? [reason] : []));
    const kind = capabilities.checkOut === 'none' || !capabilities.bill ? 'desk' : 'express';
    // Reception settles everything else itself, so only the period limits what it can be asked.
    const counted =
      kind === 'desk' ? reasons.filter((it) => it === 'too_early' || it === 'too_late') : reasons;
    return {
      kind,
      canNow: counted.length === 0 && status !== 'asked' && status !== 'done',
      reasons: counted,
      from: new Date(from).toISOString(),
      until: new Date(until).toISOString(),
      ...(status && { status }),
    };
  };
}

function offerPeriod({ checkout, checkin }: BillOwner, { timeZone, checkOutUntil }: PropertyRow) {
  const day = checkout ?? checkin ?? '';
  return {
    from: instantOf(`${addDays(day, -1)}T${OFFERED_FROM}`, timeZone),
    until: instantOf(`${day}T${checkOutUntil}`, timeZone),
  };
}

/** Returns the status of the last check-out that a guest of the reservation has asked for. */
async function statusOf(on: Connection, { propertyId, reservationNumber }: BillOwner) {
  const [last] = await on
    .select({ status: checkOut.status })
    .from(checkOut)
    .where(and(eq(checkOut.propertyId, propertyId), eq(checkOut.reservationNumber, reservationNumber)))
    // One that is open or done counts more than a refused one, whichever came last.
    .orderBy(sql`${checkOut.status} = 'refused'`, desc(checkOut.askedAt))
    .limit(1);
  return last?.status;
}
