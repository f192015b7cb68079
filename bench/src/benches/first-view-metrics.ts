import type { ColdLoad } from '../load/cold-load';
import { paintLimit } from '../measuring/paint-limit';
import { metric, type Metric } from '../measuring/report';
import { bootstrapInterval, median, noiseOf, ratios } from '../measuring/statistics';
import { SLOW_PHONE } from '../network/net-sim';

/** The suite stands here twice: how far it is from itself is what the rest is worth. */
export type Contestant = 'suite' | 'suite again' | 'flat' | 'empty' | 'bare';

/** The kept loads of one page. */
export type Loads = Record<Contestant, ColdLoad[]>;

/** More, and the run does not count. */
const NOISE_LIMIT = 0.03;

type Of = (load: ColdLoad) => number;

const content: Of = (it) => it.content;
const fcp: Of = (it) => it.fcp;
const lcp: Of = (it) => it.lcp;
const pageAnswers: Of = (it) => it.pageAnswers;
const frameAnswers: Of = (it) => it.frameAnswers;

/** The goals of one page's first view, with what each is compared with. */
export function firstViewMetrics(page: string, loads: Loads): Metric[] {
  const limits = loads.suite.map(({ bytes }) => paintLimit(SLOW_PHONE, bytes.document));
  const value = (of: Of, from: Contestant = 'suite') => median(loads[from].map(of));
  const against = (of: Of, baseline: number[]) => {
    const each = ratios(loads.suite.map(of), baseline);
    return {
      value: value(of),
      unit: 'ms',
      baseline: median(baseline),
      ratio: median(each),
      interval: bootstrapInterval(each),
    };
  };
  const againstLoads = (of: Of, from: Contestant) => against(of, loads[from].map(of));
  const plain = (of: Of, unit: string) => ({ value: value(of), unit });

  return [
    { name: 'serial steps', ...plain((it) => it.steps, ''), target: 2, goal: 2 },
    { name: 'content / flat in the browser', ...againstLoads(content, 'empty'), target: 0.6, goal: 0.4 },
    { name: 'page answers / flat', ...againstLoads(pageAnswers, 'flat'), target: 1.15, goal: 1.05 },
    { name: 'frame answers / flat', ...againstLoads(frameAnswers, 'flat') },
    { name: 'page answers / bare', ...againstLoads(pageAnswers, 'bare') },
    { name: 'first paint / limit', ...against(fcp, limits), target: 1.3, goal: 1.15 },
    { name: 'first paint / flat', ...againstLoads(fcp, 'flat') },
    { name: 'largest paint / bare', ...againstLoads(lcp, 'bare'), goal: 1.1 },
    { name: 'largest paint / flat', ...againstLoads(lcp, 'flat') },
    {
      name: 'blocked',
      ...plain((it) => it.blockedMs, 'ms'),
      baseline: value((it) => it.blockedMs, 'flat'),
      ratio: null,
      target: 100,
      goal: 0,
    },
    {
      name: 'long tasks',
      ...plain((it) => it.longTasks, ''),
      baseline: value((it) => it.longTasks, 'flat'),
      ratio: null,
      goal: 0,
    },
    { name: 'layout shift', ...plain((it) => it.cls, ''), target: 0.01, goal: 0 },
    { name: 'requests', ...plain((it) => it.requests, ''), baseline: value((it) => it.requests, 'flat') },
    {
      name: 'script on the wire',
      ...plain((it) => it.bytes.script, 'B'),
      baseline: value((it) => it.bytes.script, 'flat'),
    },
    { name: 'style on the wire', ...plain((it) => it.bytes.style, 'B') },
    { name: 'document on the wire', ...plain((it) => it.bytes.document, 'B'), target: 14_000 },
    { name: 'pictures until it answers', ...plain((it) => it.bytes.image, 'B') },
  ].map((it) => metric({ ...it, name: `${page}: ${it.name}` }));
}

/** What an A/A comparison says of the run; empty where it is quiet enough to count. */
export function noiseNotes(pages: Record<string, Loads>): string[] {
  return Object.entries(pages).flatMap(([page, loads]) =>
    Object.entries({ fcp, lcp, content, pageAnswers }).flatMap(([name, of]) => {
      const noise = noiseOf(loads.suite.map(of), loads['suite again'].map(of));
      if (noise <= NOISE_LIMIT) return [];
      return [
        `The run does not count: the suite's ${name} on ${page} is ${(noise * 100).toFixed(1)} % from itself.`,
      ];
    }),
  );
}
