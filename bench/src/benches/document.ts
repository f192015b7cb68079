import { brotliDecompressSync } from 'node:zlib';
import { metric, type Metric, type Report } from '../measuring/report';
import { generateLoad } from '../load/load-generator';
import { bootOf } from '../suite/boot-of';
import { composerCpuMsOf, cpuMsOf } from '../suite/cpu-time';
import { startLab, type Lab } from '../suite/lab';
import { measuredPages } from './measured-pages';

const CONNECTIONS = 8;
const WARM_UP_MS = 2_000;
const MEASURED_MS = 6_000;
const MAX_COMPOSITION_MS = 15;

/**
 * Measures how many documents per second one server renders and what one costs, for a repeated address and
 * for new addresses.
 */
export async function benchDocument({ print }: { print: (line: string) => void }): Promise<Report> {
  const lab = await startLab(print);
  try {
    const metrics: Metric[] = [];
    for (const { name, path } of measuredPages) {
      await lab.show('suite', path);
      print(name);
      metrics.push(...(await measure(lab, `${name}, known`, () => path)));
      // A query that no request has used before bypasses the document cache.
      metrics.push(...(await measure(lab, `${name}, new`, (i) => `${path}?n=${i}`)));
    }
    return { name: 'document', date: new Date().toISOString(), metrics, notes: [] };
  } finally {
    await lab.stop();
  }
}

async function measure({ server }: Lab, name: string, pathOf: (i: number) => string): Promise<Metric[]> {
  let requested = 0;
  const urlOf = () => server.origin + pathOf(requested++);
  const load = (forMs: number) => generateLoad({ urlOf, connections: CONNECTIONS, forMs });
  await load(WARM_UP_MS);
  const before = await cpuTimesOf(server.pid);
  const { latencies, refusals, samples } = await load(MEASURED_MS);
  const after = await cpuTimesOf(server.pid);
  const cpuOfOne = (part: keyof typeof before) => (after[part] - before[part]) / latencies.length;
  const whole = samples.filter(
    (body) => bootOf(brotliDecompressSync(body).toString()).view === 'page',
  ).length;
  return [
    metric({
      name: `${name}: documents a second`,
      value: latencies.length / (MEASURED_MS / 1_000),
      unit: '/s',
    }),
    metric({
      name: `${name}: p99`,
      value: latencies[Math.floor(latencies.length * 0.99)] ?? NaN,
      unit: 'ms',
    }),
    metric({ name: `${name}: CPU of one, server`, value: cpuOfOne('server'), unit: 'ms' }),
    metric({
      name: `${name}: CPU of one, composition`,
      value: cpuOfOne('composers'),
      unit: 'ms',
      target: MAX_COMPOSITION_MS,
    }),
    metric({ name: `${name}: with the whole page`, value: (100 * whole) / samples.length, unit: '%' }),
    metric({ name: `${name}: refused`, value: refusals, unit: '', target: 0 }),
  ];
}

const cpuTimesOf = async (pid: number) => ({
  server: (await cpuMsOf(pid)) ?? NaN,
  composers: await composerCpuMsOf(pid),
});
