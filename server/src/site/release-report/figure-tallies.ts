import type { ReleaseEvent } from '@guest/shared/contracts/release/release-report.contract';
import type { ReleaseFigures } from '@guest/shared/contracts/release/release.contract';

type Row = ReleaseFigures['rows'][number];

/** The number of reports with the same content. */
export interface Counted extends Pick<Row, 'channel' | 'name' | 'version'> {
  outcome: ReleaseEvent['outcome'];
  /** The load time in milliseconds. */
  took: number | null;
  times: number;
}

interface Tally {
  of: Pick<Row, 'channel' | 'name' | 'version'>;
  loads: number;
  failures: number;
  errors: number;
  /** The number of loads by load time. */
  took: Map<number, number>;
}

/** Counts by release and channel. */
export type Tallies = Map<string, Tally>;

export function addTo(tallies: Tallies, counted: readonly Counted[]): Tallies {
  for (const { channel, name, version, outcome, took, times } of counted) {
    const tally = tallyOf(tallies, { channel, name, version });
    if (outcome === 'threw') tally.errors += times;
    else tally.loads += times;
    if (outcome === 'failed') tally.failures += times;
    if (outcome === 'loaded' && took !== null) tally.took.set(took, (tally.took.get(took) ?? 0) + times);
  }
  return tallies;
}

/** Merges the counts of several periods into rows in display order. */
export function figuresIn(spans: readonly Tallies[]): Row[] {
  const all: Tallies = new Map();
  for (const { of, loads, failures, errors, took } of spans.flatMap((span) => [...span.values()])) {
    const tally = tallyOf(all, of);
    tally.loads += loads;
    tally.failures += failures;
    tally.errors += errors;
    for (const [ms, times] of took) tally.took.set(ms, (tally.took.get(ms) ?? 0) + times);
  }
  return [...all.keys()].sort().flatMap((key) => {
    const tally = all.get(key);
    if (!tally) return [];
    const { of, loads, failures, errors, took } = tally;
    return [{ ...of, loads, failures, errors, medianTook: medianOf(took) }];
  });
}

function tallyOf(tallies: Tallies, of: Tally['of']): Tally {
  const key = [of.channel, of.name, of.version].join(' ');
  const known = tallies.get(key);
  if (known) return known;
  const tally: Tally = { of, loads: 0, failures: 0, errors: 0, took: new Map() };
  tallies.set(key, tally);
  return tally;
}

function medianOf(took: ReadonlyMap<number, number>): number | null {
  const inOrder = [...took].sort(([one], [other]) => one - other);
  const half = inOrder.reduce((sum, [, times]) => sum + times, 0) / 2;
  let passed = 0;
  for (const [ms, times] of inOrder) {
    passed += times;
    if (passed >= half) return ms;
  }
  return null;
}
