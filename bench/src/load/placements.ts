import type pg from 'pg';
import { percentile } from '../chat/open-loop';
import { createDiners, deleteDiners } from '../dining/diners';
import type { OrderSubject } from '../dining/order-subject';
import { metric, type Metric } from '../measuring/report';
import { bootstrapInterval, median, ratios } from '../measuring/statistics';

const FOR_MS = 4_000;

export interface PlacementSample {
  perSecond: number;
  p50: number;
  p99: number;
  /** The number of those that were confirmed but not stored, or stored but not confirmed. */
  wrong: number;
}

/** Places orders or bookings on many connections for some seconds, one for each guest. */
export async function samplePlacements(
  client: pg.Client,
  one: OrderSubject,
  { table, diners: most, connections }: { table: string; diners: number; connections: number },
): Promise<PlacementSample> {
  const diners = await createDiners(client, most);
  await one.prepare(diners);
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
  await Promise.all(Array.from({ length: connections }, placeInTurn));
  const seconds = (performance.now() - began) / 1_000;
  const { rows } = await client.query<{ there: number }>(
    `select count(*)::int as there from ${table} where guest_id = any($1)`,
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

/**
 * Compares the suite with bare INSERTs; `thing` is what was placed, in the singular. `target` and `goal` are the least
 * part of the INSERTs' rate that the suite must reach and aims for.
 */
export function comparedPlacements(
  suite: PlacementSample[],
  bare: PlacementSample[],
  { thing, target, goal = null }: { thing: string; target: number; goal?: number | null },
): Metric[] {
  const of = (name: keyof PlacementSample) =>
    [suite, bare].map((samples) => samples.map((sample) => sample[name])) as [number[], number[]];
  const against = (name: string, what: keyof PlacementSample, unit: string): Metric => {
    const [values, baseline] = of(what);
    const each = ratios(values, baseline);
    return {
      ...metric({ name, unit, value: median(values), baseline: median(baseline) }),
      ratio: median(each),
      interval: bootstrapInterval(each),
    };
  };
  const rate = against(`${thing}s placed in a second`, 'perSecond', '/s');
  return [
    { ...rate, target, goal, ok: (rate.ratio ?? 0) >= target },
    against(`one ${thing}, p50`, 'p50', 'ms'),
    against(`one ${thing}, p99`, 'p99', 'ms'),
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
