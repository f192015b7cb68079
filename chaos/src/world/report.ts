import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The results are stored with those of the benchmarks and in the same format, so that one reader reads both.
 */
const RESULTS = fileURLToPath(new URL('../../../bench/results', import.meta.url));

export type Metric = ReturnType<typeof metric>;

/** Creates a figure that must not exceed its target; without a target the figure only informs. */
export function metric(name: string, value: number, unit: string, target: number | null = null) {
  const ok = target === null ? null : value <= target;
  return { name, value, unit, baseline: null, ratio: null, target, ok };
}

/** Prints and stores the metrics. Returns the exit code: 1 if a target is missed. */
export async function publish(name: string, metrics: Metric[], notes: string[]): Promise<number> {
  const rows = metrics.map(({ name: what, value, target, ok }) => [what, { value, must: target, ok }]);
  console.table(Object.fromEntries(rows));
  const report = { name, date: new Date().toISOString(), metrics, notes };
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, `${name}.json`), JSON.stringify(report, null, 2));
  return metrics.some(({ ok }) => ok === false) ? 1 : 0;
}
