import { metric } from '../world/report';
import { runScenario } from '../world/scenario';
import { runOrders } from './run-orders';

const USAGE = `pnpm chaos orders [--orders 1000 --guests 40 --kills 10]

Guests send each order three times over links that are cut, while the server is killed. The exit code is 1 if any order
is lost, there twice, there by half, or told of wrongly, or the server makes a mistake of its own.`;

export const orderScenario = (args: string[]): Promise<number> =>
  runScenario(args, {
    name: 'chaos-orders',
    usage: USAGE,
    amounts: { orders: 1_000, guests: 40, kills: 10 },
    async run({ orders, guests, kills }, print) {
      const outcome = await runOrders({ orders, guests, kills, print });
      const { lost, twice, strange, halves, wrongReplies, named, sent, cut, seconds, errors } = outcome;
      return {
        metrics: [
          ...Object.entries({ lost, twice, strange, halves, wrongReplies }).map(([name, value]) =>
            metric(name, value, 'orders', 0),
          ),
          metric('late', named.late.length, 'answers'),
          metric('meant', orders, 'orders'),
          metric('sent', sent, 'times'),
          metric('cut', cut, 'times'),
          metric('kills', kills, 'times'),
          metric('took', seconds, 's'),
        ],
        errors,
        findings: named,
      };
    },
  });
