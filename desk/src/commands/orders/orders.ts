import type { Command } from '../../core/command';
import { orderRow } from '../../terminal/order-row';
import { table } from '../../terminal/table';

export const orders: Command = {
  name: 'orders',
  usage: '[<outlet>]',
  summary: 'outlets: the orders that are under way, the one that is due first at the top',
  words: [0, 1],
  async run({ desk, session, findOutlet }, [named]) {
    const of = named === undefined ? {} : { outletUuid: (await findOutlet(named)).uuid };
    const data = await desk.ask('loadOutletOrders', of);
    const none = `Nothing is ordered at ${session.property.name}.`;
    return { data, lines: data.length > 0 ? table(data.map(orderRow)) : [none] };
  },
};
