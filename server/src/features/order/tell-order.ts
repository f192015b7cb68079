import type { Connection } from '../../db/database';
import type { OutboxRow, PushOutbox } from '../../realtime/push-outbox';
import { scopeOf, type PropertyRow } from '../property/property-scope';
import { outletTopic } from './order-queue';
import { orderOf, staffOrderOf, type OrderRow } from './order-reply';

/** Writes down that the guest, on every device, and the staff of the outlet are to hear of an order. */
export async function tellOrder(
  tx: Connection,
  outbox: PushOutbox,
  { row, property, now }: { row: OrderRow; property: PropertyRow; now: number },
): Promise<OutboxRow[]> {
  const { chatUuid, lang } = row.guest;
  const forGuest = orderOf(row, scopeOf(property, lang === null ? [] : [lang]), now);
  const forStaff = staffOrderOf(row, scopeOf(property, []), now);
  return [
    await outbox.addToUser(tx, chatUuid, 'orderUpdated', { order: forGuest }),
    await outbox.add(tx, {
      ...{ topic: outletTopic(property.id, row.order.outletId), event: 'outletOrderUpdated' },
      body: { order: forStaff },
    }),
  ];
}
