import type { Actor } from '../../../platform/connections/actor';
import type { Handlers } from '../../../platform/socket/answer';
import { scopeOf } from '../../property/property-scope';
import type { BookingParts } from '../../table-booking/record/booking-parts';
import { createItemStock } from '../menu/item-stock';
import type { ChatParts } from '../../chat/core/chat-parts';
import { createOrderChanges } from '../guest/order-changes';
import { createOrderTelling } from '../record/order-telling';
import { outletsOf, servesOutlets } from '../../outlet/order-queue';
import { staffOrderOf, type OrderRow } from '../record/order-reply';
import { createOrderRepository } from '../record/order.repository';
import { servedOutlets } from '../menu/served-outlets';
import { createOutletPause } from '../menu/outlet-pause';

/** Socket handlers for the staff of outlets. */
export function orderEvents(
  { db, outbox, messages, now }: Pick<ChatParts, 'db' | 'outbox' | 'messages' | 'now'>,
  tables: BookingParts,
) {
  const orders = createOrderRepository(db);
  const tellOrder = createOrderTelling({ outbox, messages, now });
  const changes = createOrderChanges({ db, outbox, orders, tellOrder, now });
  const changeStock = createItemStock({ db, outbox, now });
  const pauses = createOutletPause({ db, outbox, tables, now });
  const told = (row: OrderRow, { property }: Actor) => staffOrderOf(row, scopeOf(property, []), now());

  return {
    loadOutletOrders: {
      who: servesOutlets,
      bucket: 'rooms',
      async handle({ outletUuid }, actor) {
        const seen = outletsOf(actor);
        const asked =
          outletUuid === undefined ? seen : [outletUuid].filter((id) => seen === 'all' || seen.includes(id));
        const rows = await orders.underWay(actor.property.id, asked);
        return rows.map((row) => told(row, actor));
      },
    },

    loadServedOutlets: {
      who: servesOutlets,
      bucket: 'rooms',
      handle: (_, actor) => servedOutlets(db, actor, now()),
    },

    changeOrderStatus: {
      who: servesOutlets,
      bucket: 'send',
      async handle(asked, actor) {
        const { row, tellings } = await changes.byStaff(actor, asked);
        await outbox.tell(...tellings);
        return told(row, actor);
      },
    },

    changeItemStock: {
      who: servesOutlets,
      bucket: 'send',
      handle: (asked, actor) => changeStock(actor, asked),
    },

    pauseOutlet: {
      who: servesOutlets,
      bucket: 'house',
      handle: (asked, actor) => pauses.pause(actor, asked),
    },

    resumeOutlet: {
      who: servesOutlets,
      bucket: 'house',
      handle: (asked, actor) => pauses.resume(actor, asked),
    },
  } satisfies Partial<Handlers>;
}
