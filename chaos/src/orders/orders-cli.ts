import { parseArgs } from 'node:util';
import { metric, publish } from './report';
import { runOrders } from './run-orders';

const USAGE = `pnpm chaos orders [--orders 1000 --guests 40 --kills 10]

Guests send each order three times over links that are cut, while the server is killed. The exit code is 1 if any order
is lost, there twice, there by half, or told of wrongly.`;

const amount = (value: string) => ({ type: 'string' as const, default: value });

/** Says with which code the program ends. */
export async function breakOrders(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      ...{ orders: amount('1000'), guests: amount('40'), kills: amount('10') },
      help: { type: 'boolean', default: false },
    },
  });
  const asked = { orders: Number(values.orders), guests: Number(values.guests), kills: Number(values.kills) };
  if (values.help || Object.values(asked).some((value) => !Number.isInteger(value) || value < 0)) {
    console.error(USAGE);
    return values.help ? 0 : 64;
  }
  const { lost, twice, strange, halves, mistold, sent, cut, seconds } = await runOrders({
    ...asked,
    say: (line) => console.error(line),
  });
  return publish('chaos-orders', [
    ...Object.entries({ lost, twice, strange, halves, mistold }).map(([name, value]) =>
      metric(name, value, 'orders', 0),
    ),
    ...[metric('meant', asked.orders, 'orders'), metric('sent', sent, 'times'), metric('cut', cut, 'times')],
    ...[metric('kills', asked.kills, 'times'), metric('took', seconds, 's')],
  ]);
}
