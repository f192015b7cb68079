import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Connection } from '../../platform/db/database';
import { pipelined } from '../../platform/db/pipelined';
import {
  activity,
  activityBooking,
  activitySession,
  guest,
  guestOrder,
  orderHistory,
  outlet,
} from '../../platform/db/tables/schema';
import { isChargeDue } from '../activity-booking/record/due-charges';
import { isOwedForBooking } from '../activity-booking/model/unpaid-booking';
import { hasOpenRefusal } from '../folio/open-refusals';
import { isOwedForOrder } from '../order/record/unpaid-order';
import type { Charge } from './charge';

interface ChargesQuery {
  propertyId: string;
  reservationNumber: string;
  now: number;
}

/**
 * Returns everything that is charged, or is being charged, to a reservation, the oldest first. It includes charges that
 * were refused when the money could no longer be collected otherwise.
 */
export async function loadCharges(on: Connection, query: ChargesQuery): Promise<Charge[]> {
  const charges = await pipelined(loadOrders(on, query), loadActivities(on, query));
  return charges.flat().sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

async function loadOrders(
  on: Connection,
  { propertyId, reservationNumber }: ChargesQuery,
): Promise<Charge[]> {
  const deliveredAt = sql<string | null>`(
    select max(${orderHistory.at}) from ${orderHistory}
    where ${orderHistory.orderId} = ${guestOrder.id} and ${orderHistory.status} = 'delivered')`;
  const rows = await on
    .select({
      id: guestOrder.id,
      reference: guestOrder.reference,
      total: guestOrder.total,
      paymentStatus: guestOrder.paymentStatus,
      createdAt: guestOrder.createdAt,
      deliveredAt,
      name: outlet.name,
      slug: outlet.slug,
      guestId: guestOrder.guestId,
      firstName: guest.firstName,
    })
    .from(guestOrder)
    .innerJoin(guest, eq(guest.id, guestOrder.guestId))
    .innerJoin(outlet, eq(outlet.id, guestOrder.outletId))
    .where(
      and(
        eq(guestOrder.propertyId, propertyId),
        eq(guestOrder.reservationNumber, reservationNumber),
        or(
          inArray(guestOrder.paymentStatus, ['authorised', 'posted', 'reversed']),
          hasOpenRefusal(on, { subjectId: guestOrder.id, isOwed: isOwedForOrder }),
        ),
      ),
    );
  return rows.map(({ id, slug, ...row }) => ({
    ...row,
    kind: 'order',
    link: {
      route: 'property-outlet-order-now-order',
      params: { outlet: slug },
      query: { order: id },
    },
  }));
}

async function loadActivities(
  on: Connection,
  { propertyId, reservationNumber, now }: ChargesQuery,
): Promise<Charge[]> {
  const rows = await on
    .select({
      id: activityBooking.id,
      reference: activityBooking.reference,
      total: activityBooking.total,
      paymentStatus: activityBooking.paymentStatus,
      createdAt: activityBooking.createdAt,
      name: activity.name,
      activityId: activity.id,
      bookableActivityId: activitySession.bookableActivityId,
      guestId: activityBooking.guestId,
      firstName: guest.firstName,
    })
    .from(activityBooking)
    .innerJoin(activitySession, eq(activitySession.id, activityBooking.sessionId))
    .innerJoin(activity, eq(activity.id, activitySession.activityId))
    .leftJoin(guest, eq(guest.id, activityBooking.guestId))
    .where(
      and(
        eq(activityBooking.propertyId, propertyId),
        eq(activityBooking.reservationNumber, reservationNumber),
        or(
          isChargeDue(now),
          inArray(activityBooking.paymentStatus, ['posted', 'reversed']),
          hasOpenRefusal(on, { subjectId: activityBooking.id, isOwed: isOwedForBooking(on) }),
        ),
      ),
    );
  return rows.map(({ id, activityId, bookableActivityId, ...row }) => ({
    ...row,
    kind: 'activity',
    deliveredAt: null,
    link: {
      route: 'property-activity-book',
      params: { activityId, bookableActivityId: bookableActivityId ?? '' },
      query: { booking: id },
    },
  }));
}
