import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const RESULTS = fileURLToPath(new URL('../../../bench/results', import.meta.url));

type Metric = ReturnType<typeof metric>;

export function metric(name: string, value: number, unit: string, target: number | null = null) {
  return {
    name,
    value,
    unit,
    baseline: null,
    ratio: null,
    target,
    ok: target === null ? null : value <= target,
  };
}

/** Shows what came of it and keeps it; says 1 where a target is missed. */
export async function publish(name: string, metrics: Metric[], notes: string[] = []): Promise<number> {
  console.table(
    Object.fromEntries(
      metrics.map(({ name: what, value, target, ok }) => [what, { value, must: target, ok }]),
    ),
  );
  const report = { name, date: new Date().toISOString(), metrics, notes };
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, `${name}.json`), JSON.stringify(report, null, 2));
  return metrics.some(({ ok }) => ok === false) ? 1 : 0;
}
