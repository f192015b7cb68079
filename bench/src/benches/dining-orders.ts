import { cpus } from 'node:os';
import type pg from 'pg';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import { connectTo } from '../chat/database';
import { percentile } from '../chat/open-loop';
import { bareOrders } from '../dining/bare-orders';
import { createBenchOutlet } from '../dining/bench-menus';
import { deleteDiners, createDiners } from '../dining/diners';
import type { OrderSubject } from '../dining/order-subject';
import { suiteOrders } from '../dining/suite-orders';
import { runQuietBlocks } from '../measuring/quiet-blocks';
import { metric, type Metric, type Report } from '../measuring/report';
import { bootstrapInterval, median, ratios } from '../measuring/statistics';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer } from '../suite/server-process';

/** The orders are spread over several kitchens, so that they do not all wait for the lock on one row. */
const KITCHENS = 8;
const CONCURRENT_ORDERS = 16;
const FOR_MS = 4_000;
/** Each diner orders once; the measurement ends early when all of them have ordered. */
const DINERS = 6_000;

interface Sample {
  perSecond: number;
  p50: number;
  p99: number;
  /** The number of orders that were confirmed but not stored, or stored but not confirmed. */
  wrong: number;
}

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
    await suite.prepare(firstDiner);
    await suite.place(firstDiner, 0);
    const cases = [
      suite,
      await bareOrders(labDataDir, { diner: firstDiner, connections: CONCURRENT_ORDERS }),
    ];
    const measure = async (one: OrderSubject): Promise<Sample> => {
      const sample = await sampleOf(client, one);
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
      metrics: compared(ours, bare),
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

async function sampleOf(client: pg.Client, one: OrderSubject): Promise<Sample> {
  const diners = await createDiners(client, DINERS);
  const [firstDiner] = diners;
  if (firstDiner) await one.prepare(firstDiner);
  const latencies: number[] = [];
  const began = performance.now();
  let turn = 0;
  const placeInTurn = async () => {
    while (performance.now() - began < FOR_MS) {
      const index = turn++;
      const diner = diners[index];
      if (!diner) return;
      const since = performance.now();
      await one.place(diner, index);
      latencies.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_ORDERS }, placeInTurn));
  const seconds = (performance.now() - began) / 1_000;
  const { rows } = await client.query<{ there: number }>(
    'select count(*)::int as there from guest_order where guest_id = any($1)',
    [diners.map(({ id }) => id)],
  );
  await deleteDiners(client, diners);
  latencies.sort((a, b) => a - b);
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    wrong: Math.abs(latencies.length - (rows[0]?.there ?? 0)),
  };
}

function compared(suite: Sample[], bare: Sample[]): Metric[] {
  const of = (name: keyof Sample) =>
    [suite, bare].map((samples) => samples.map((sample) => sample[name])) as [number[], number[]];
  const against = (name: string, what: keyof Sample, unit: string): Metric => {
    const [values, baseline] = of(what);
    const each = ratios(values, baseline);
    return {
      ...metric({ name, unit, value: median(values), baseline: median(baseline) }),
      ratio: median(each),
      interval: bootstrapInterval(each),
    };
  };
  return [
    against('orders placed in a second', 'perSecond', '/s'),
    against('one order, p50', 'p50', 'ms'),
    against('one order, p99', 'p99', 'ms'),
    metric({
      name: 'told and not there, or there twice',
      unit: '',
      target: 0,
      value: of('wrong')
        .flat()
        .reduce((sum, one) => sum + one, 0),
    }),
  ];
}
