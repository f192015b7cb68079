import { releaseSuite } from '../../../release/src/cli/release-suite';
import { bareChat } from '../chat/bare-chat';
import type { ChatSubject } from '../chat/subject';
import { percentile, sendAt } from '../chat/open-loop';
import { suiteChat } from '../chat/suite-chat';
import { runQuietBlocks } from '../measuring/quiet-blocks';
import { comparison, metric, type Metric, type Report } from '../measuring/report';
import { bootstrapInterval, median, ratios } from '../measuring/statistics';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer } from '../suite/server-process';

/**
 * With this many pairs no guest reaches the rate limit for messages, at any of the measured rates or over an
 * hour.
 */
const PAIRS = 300;
const CALM = { perSecond: 60, forMs: 4_000 };
const RATE_STEPS = [100, 150, 225, 340, 425, 500, 600, 750, 900, 1_100, 1_350, 1_650];
const STEP_MS = 1_500;
const MAX_P99_MS = 50;
/** The fewest deliveries, as a part of those of the bare server. */
const MIN_DELIVERIES = 0.6;

interface Sample {
  p50: number;
  p99: number;
  /** Each message counts twice, because both members of a pair receive it. */
  deliveries: number;
  missing: number;
}

/**
 * Measures a message from one guest's socket to another's, stored in between, through the suite and through a
 * minimal server.
 */
export async function benchChatPath(options: {
  blocks: number;
  print: (line: string) => void;
}): Promise<Report> {
  const { blocks, print } = options;
  await releaseSuite({ storage: labStore, channels: ['production'], print });
  const server = await startServer(labDataDir);
  try {
    const cases = [await suiteChat(server, labDataDir, PAIRS), await bareChat(labDataDir, PAIRS)];
    print('all guests are connected');
    const { samples, notes } = await runQuietBlocks({ cases, blocks, measure: sampleOf, print });
    const [suite = [], bare = []] = cases.map((one) => samples.get(one) ?? []);
    for (const one of cases) await one.stop();
    return { name: 'chat-path', date: new Date().toISOString(), metrics: compared(suite, bare), notes };
  } finally {
    await server.stop();
  }
}

async function sampleOf(one: ChatSubject): Promise<Sample> {
  const { latencies, missing } = await sendAt(one, CALM);
  let deliveries = 0;
  for (const perSecond of RATE_STEPS) {
    const result = await sendAt(one, { perSecond, forMs: STEP_MS });
    if (result.missing > 0 || percentile(result.latencies, 0.99) > MAX_P99_MS) break;
    deliveries = 2 * perSecond;
  }
  return { p50: percentile(latencies, 0.5), p99: percentile(latencies, 0.99), deliveries, missing };
}

function compared(suite: Sample[], bare: Sample[]): Metric[] {
  const of = (name: 'p50' | 'p99') => {
    const [values, baseline] = [suite, bare].map((samples) => samples.map((sample) => sample[name]));
    const each = ratios(values ?? [], baseline ?? []);
    return comparison({
      name: `sent to heard, ${name}`,
      unit: 'ms',
      target: 2,
      goal: name === 'p50' ? 1.25 : 1.5,
      value: median(values ?? []),
      baseline: median(baseline ?? []),
      ratio: median(each),
      interval: bootstrapInterval(each),
    });
  };
  const deliveries = [suite, bare].map((samples) => median(samples.map((sample) => sample.deliveries)));
  const [value = 0, baseline = 0] = deliveries;
  return [
    of('p50'),
    of('p99'),
    {
      ...metric({ name: `deliveries at p99 ≤ ${MAX_P99_MS} ms`, value, unit: '/s', baseline, goal: 0.85 }),
      target: MIN_DELIVERIES,
      ok: baseline > 0 && value >= MIN_DELIVERIES * baseline,
    },
    metric({
      name: 'never heard',
      unit: '',
      target: 0,
      value: [...suite, ...bare].reduce((sum, { missing }) => sum + missing, 0),
    }),
  ];
}
