import type { ReleaseEvent } from '@guest/shared/contracts/release/release-report.contract';
import type { ReleaseFigures } from '@guest/shared/contracts/release/release.contract';

type FigureRow = ReleaseFigures['rows'][number];

/** The number of reports with the same content. */
export interface CountedReports extends Pick<FigureRow, 'channel' | 'name' | 'version'> {
  outcome: ReleaseEvent['outcome'];
  /** The load time in milliseconds. */
  took: number | null;
  times: number;
}

interface MetricCount {
  of: Pick<FigureRow, 'channel' | 'name' | 'version'>;
  loads: number;
  failures: number;
  errors: number;
  /** The number of loads by load time. */
  took: Map<number, number>;
}

/** Counts by release and channel. */
export type MetricCounts = Map<string, MetricCount>;

export function addReports(counts: MetricCounts, counted: readonly CountedReports[]): MetricCounts {
  for (const { channel, name, version, outcome, took, times } of counted) {
    const count = countFor(counts, { channel, name, version });
    if (outcome === 'threw') count.errors += times;
    if (outcome === 'loaded' || outcome === 'failed') count.loads += times;
    if (outcome === 'failed') count.failures += times;
    if (outcome === 'loaded' && took !== null) count.took.set(took, (count.took.get(took) ?? 0) + times);
  }
  return counts;
}

/** Merges the counts of several periods into rows in display order. */
export function toFigureRows(spans: readonly MetricCounts[]): FigureRow[] {
  const all: MetricCounts = new Map();
  for (const { of, loads, failures, errors, took } of spans.flatMap((span) => [...span.values()])) {
    const count = countFor(all, of);
    count.loads += loads;
    count.failures += failures;
    count.errors += errors;
    for (const [ms, times] of took) count.took.set(ms, (count.took.get(ms) ?? 0) + times);
  }
  return [...all.keys()].sort().flatMap((key) => {
    const count = all.get(key);
    if (!count) return [];
    const { of, loads, failures, errors, took } = count;
    return [{ ...of, loads, failures, errors, medianTook: medianOf(took) }];
  });
}

function countFor(counts: MetricCounts, of: MetricCount['of']): MetricCount {
  const key = [of.channel, of.name, of.version].join(' ');
  const known = counts.get(key);
  if (known) return known;
  const count: MetricCount = { of, loads: 0, failures: 0, errors: 0, took: new Map() };
  counts.set(key, count);
  return count;
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
