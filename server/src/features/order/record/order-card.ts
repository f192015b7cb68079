import type { Card } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { PropertyScope } from '../../property/property-scope';
import { toOrderSummary, type OrderRow } from './order.mapper';

/** Maps an order to the card shown in the conversation with the hotel. */
export function toOrderCard(row: OrderRow, scope: PropertyScope): Card {
  const { outlet, promisedFrom, promisedTo, itemCount } = toOrderSummary(row, scope);
  const { id, reference, status, total, currency, currencyPrecision, version } = row.order;
  return {
    kind: 'order',
    uuid: id,
    reference,
    status,
    version,
    outletUuid: outlet.uuid,
    outletSlug: outlet.slug,
    outletName: outlet.name,
    promisedFrom,
    promisedTo,
    itemCount,
    total: { amount: total, currency, currencyPrecision },
  };
}
