import type { Actor } from '../../../platform/connections/actor';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { scopeOf } from '../../property/property-scope';
import type { BookingDeps } from '../../table-booking/record/booking-deps';
import { createChangeItemStock } from '../menu/item-stock';
import type { OrderDeps } from '../guest/order-deps';
import { visibleOutletIds, isOutletStaff } from '../../outlet/outlet-topics';
import { toStaffOrder, type OrderRow } from '../record/order.mapper';
import { loadStaffOutlets } from '../menu/staff-outlets';
import { createOutletPause } from '../menu/outlet-pause';

/** Socket handlers for the staff of outlets. */
export function orderHandlers(
  { db, outbox, orders, changes, now }: Pick<OrderDeps, 'db' | 'outbox' | 'orders' | 'changes' | 'now'>,
  tables: BookingDeps,
) {
  const changeStock = createChangeItemStock({ db, outbox, now });
  const pauses = createOutletPause({ db, outbox, tables, now });
  const toReply = (row: OrderRow, { property }: Actor) => toStaffOrder(row, scopeOf(property, []), now());

  return {
    loadOutletOrders: {
      who: isOutletStaff,
      bucket: 'rooms',
      async handle({ outletUuid }, actor) {
        const visibleIds = visibleOutletIds(actor);
        const outletIds =
          outletUuid === undefined
            ? visibleIds
            : [outletUuid].filter((id) => visibleIds === 'all' || visibleIds.includes(id));
        const rows = await orders.listActive(actor.property.id, outletIds);
        return rows.map((row) => toReply(row, actor));
      },
    },

    loadServedOutlets: {
      who: isOutletStaff,
      bucket: 'rooms',
      handle: (_, actor) => loadStaffOutlets(db, actor, now()),
    },

    changeOrderStatus: {
      who: isOutletStaff,
      bucket: 'send',
      async handle(input, actor) {
        const { row, outboxRows } = await changes.changeByStaff(actor, input);
        await outbox.publish(...outboxRows);
        return toReply(row, actor);
      },
    },

    changeItemStock: {
      who: isOutletStaff,
      bucket: 'send',
      handle: (input, actor) => changeStock(actor, input),
    },

    pauseOutlet: {
      who: isOutletStaff,
      bucket: 'property',
      handle: (input, actor) => pauses.pause(actor, input),
    },

    resumeOutlet: {
      who: isOutletStaff,
      bucket: 'property',
      handle: (input, actor) => pauses.resume(actor, input),
    },
  } satisfies Partial<Handlers>;
}
