import { isOrderActive, ORDER_STATUSES } from '@guest/shared/contracts/menu/order-status';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { guest, guestOrder, outlet, property } from '../../platform/db/tables/schema';
import type { OrderDeps } from '../order/guest/order-deps';
import { canCancel } from '../order/record/order.mapper';
import { scopeOf } from '../property/property-scope';
import type { UpcomingKind } from './upcoming-kind';

const MINUTE_MS = 60_000;

/** Orders that are not delivered yet. */
export function createUpcomingOrders({ db, outbox, changes, now }: OrderDeps): UpcomingKind {
  return {
    kind: 'order',

    async list(filter, on = db) {
      const rows = await on
        .select({ order: guestOrder, outlet, property, guest: { id: guest.id, chatUuid: guest.chatUuid } })
        .from(guestOrder)
        .innerJoin(guest, eq(guest.id, guestOrder.guestId))
        .innerJoin(outlet, eq(outlet.id, guestOrder.outletId))
        .innerJoin(property, eq(property.id, guestOrder.propertyId))
        .where(and(filter, inArray(guestOrder.status, ORDER_STATUSES.filter(isOrderActive))))
        .orderBy(asc(guestOrder.slotAt));
      return rows.map(({ order, outlet: from, property: hotel, guest: owner }) => ({
        kind: 'order',
        uuid: order.id,
        property: hotel,
        guest: owner,
        title: from.name,
        startsAt: new Date(order.slotAt.getTime() + order.delayMinutes * MINUTE_MS),
        canCancel: canCancel(order, now()),
        cancelBy: order.status === 'accepted' ? order.cancelBy : null,
        isUnderWay: !canCancel(order, now()),
        link: {
          route: 'property-outlet-order-now-order',
          params: { property: hotel.slug, outlet: from.slug },
          query: { order: order.id },
        },
      }));
    },

    async cancel({ uuid, guest: owner, property: hotel }) {
      const { outboxRows } = await changes.cancelByGuest(owner, uuid, scopeOf(hotel, []));
      await outbox.publish(...outboxRows);
    },
  };
}
