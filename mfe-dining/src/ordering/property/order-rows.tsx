import { useHost } from '@guest/shared';
import { dateOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import type { OrderSummary } from '@guest/shared/contracts/order/order.contract';
import { dayLabel } from '@guest/shared/format/day-label';
import { PageLink } from '@guest/shared/page/page-link';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Price } from '@guest/shared/ui/base/price';
import { useOrderText } from '../../lazy-texts/order-texts';
import { statusText } from '../status/status-texts';

/** Lists orders with their items, status, total and the day for which they are promised. */
export function OrderRows({ orders }: { orders: OrderSummary[] }) {
  const text = useOrderText();
  const { lang, now } = useHost();
  const { timeZone } = useProperty();
  const property = usePathParam('property');
  const dayAt = (at: number) => dateOf(localDateTimeAt(at, timeZone));
  return (
    <ListRows>
      {orders.map((order) => (
        <ListRow
          key={order.uuid}
          name={
            <PageLink
              to="property-outlet-order-now-order"
              params={{ property, outlet: order.outlet.slug }}
              query={{ order: order.uuid }}
            >
              {order.outlet.name}
            </PageLink>
          }
          line={`${text(statusText(order.status, order.mode))} · ${dayLabel(dayAt(Date.parse(order.promisedFrom)), dayAt(now()), lang)} · ${order.itemNames.join(', ')}`}
          end={<Price price={{ ...order, amount: order.total }} />}
          isLink
        />
      ))}
    </ListRows>
  );
}
