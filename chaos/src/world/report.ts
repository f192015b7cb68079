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

/**
 * Prints and stores the metrics: as the latest of this name, and in a file of this run that no later run
 * replaces. Returns the exit code: 1 if a target is missed.
 */
export async function publish(name: string, metrics: Metric[], notes: string[]): Promise<number> {
  const rows = metrics.map(({ name: what, value, target, ok }) => [what, { value, must: target, ok }]);
  console.table(Object.fromEntries(rows));
  const date = new Date().toISOString();
  const report = JSON.stringify({ name, date, metrics, notes }, null, 2);
  const runs = join(RESULTS, 'runs');
  await mkdir(runs, { recursive: true });
  await writeFile(join(RESULTS, `${name}.json`), report);
  await writeFile(join(runs, `${name}-${date.replaceAll(/[:.]/g, '-')}.json`), report);
  return metrics.some(({ ok }) => ok === false) ? 1 : 0;
}
