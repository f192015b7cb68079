import { cpus } from 'node:os';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import { connectTo } from '../chat/database';
import { bareRows, type RowSet } from '../dining/bare-rows';
import { createBenchOutlet } from '../dining/bench-menus';
import { createDiners, deleteDiners } from '../dining/diners';
import type { OrderSubject } from '../dining/order-subject';
import { suiteOrders } from '../dining/suite-orders';
import { runQuietBlocks } from '../measuring/quiet-blocks';
import { comparedPlacements, samplePlacements } from '../load/placements';
import type { Report } from '../measuring/report';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer } from '../suite/server-process';

/** The orders are spread over several kitchens, so that they do not all wait for the lock on one row. */
const KITCHENS = 8;
const CONCURRENT_ORDERS = 16;
/** The fewest orders in a second, as a part of the bare transactions. */
const MIN_RATE = 0.25;
/** Each diner orders once; the measurement ends early when all of them have ordered. */
const DINERS = 6_000;

const ORDER_ROWS: RowSet = {
  referenceIn: 'guest_order',
  ownIdsIn: ['guest_order', 'room', 'room_event'],
  tables: {
    guest_order: 'guest_id = $1 and $2 = $2',
    order_history: 'order_id in (select id from guest_order where guest_id = $1) and $2 = $2',
    room: "pair_key = 'external:' || $2 and $1 = $1",
    room_member: 'member_id::text = $2 and $1 = $1',
    room_event: 'room_id in (select room_id from room_member where member_id::text = $2) and $1 = $1',
    chat_user: 'id::text = $2 and $1 = $1',
    user_event: 'user_id::text = $2 and $1 = $1',
    idempotency_key: 'guest_id = $1 and $2 = $2',
  },
};

/** Compares orders placed one after the other on many connections with plain INSERTs of the same rows. */
export async function benchDiningOrders(options: {
  blocks: number;
  print: (line: string) => void;
}): Promise<Report> {
  const { blocks, print } = options;
  await releaseSuite({ storage: labStore, channels: ['production'], print });
  const server = await startServer(labDataDir);
  const client = await connectTo(labDataDir);
  try {
    const kitchens = [];
    for (let i = 0; i < KITCHENS; i += 1) {
      kitchens.push(await createBenchOutlet(client, `bench-orders-${i}`, { all: 30 }));
    }
    const suite = suiteOrders(server, kitchens, CONCURRENT_ORDERS);
    const first = await createDiners(client, 1);
    const [firstDiner] = first;
    if (!firstDiner) throw new Error('no guest was created');
    await suite.prepare(first);
    await suite.place(firstDiner, 0);
    const cases = [
      suite,
      await bareRows(labDataDir, {
        diner: firstDiner,
        connections: CONCURRENT_ORDERS,
        rowSet: ORDER_ROWS,
      }),
    ];
    const measure = async (one: OrderSubject) => {
      const sample = await samplePlacements(client, one, {
        table: 'guest_order',
        diners: DINERS,
        connections: CONCURRENT_ORDERS,
      });
      print(`${one.name}: ${Math.round(sample.perSecond)} in a second`);
      return sample;
    };
    const { samples, notes } = await runQuietBlocks({ cases, blocks, measure, print });
    for (const one of cases) await one.stop();
    await deleteDiners(client, first);
    const [ours = [], bare = []] = cases.map((one) => samples.get(one) ?? []);
    return {
      name: 'dining-orders',
      date: new Date().toISOString(),
      metrics: comparedPlacements(ours, bare, { thing: 'order', target: MIN_RATE }),
      notes: [
        `${CONCURRENT_ORDERS} at once on ${cpus().length} processors, with the database and the guests beside; bare: one transaction of one INSERT for each row that an order leaves.`,
        ...notes,
      ],
    };
  } finally {
    await client.end();
    await server.stop();
  }
}
