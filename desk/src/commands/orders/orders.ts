import type { Command } from '../../core/command';
import { orderRow } from '../../terminal/order-row';
import { table } from '../../terminal/table';

export const orders: Command = {
  name: 'orders',
  args: '[outlet]',
  summary: 'outlets: lists current orders, the one that is due first at the top',
  async run({ desk, session, findOutlet }, [query]) {
    const of = query === undefined ? {} : { outletUuid: (await findOutlet(query)).uuid };
    const data = await desk.request('loadOutletOrders', of);
    const none = `There are no current orders at ${session.property.name}.`;
    return { data, lines: data.length > 0 ? table(data.map(orderRow)) : [none] };
  },
};
