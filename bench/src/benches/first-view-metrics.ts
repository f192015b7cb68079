import type { ColdLoad } from '../load/cold-load';
import { paintLimit } from '../measuring/paint-limit';
import { comparison, metric, type Metric } from '../measuring/report';
import { bootstrapInterval, median, noiseOf, ratios } from '../measuring/statistics';
import { SLOW_PHONE } from '../network/net-sim';

/** The suite occurs twice: the difference between its two results is the noise of the run. */
export type FirstViewSubject = 'suite' | 'suite again' | 'flat' | 'empty' | 'bare';

/** The recorded loads of one page. */
export type Loads = Record<FirstViewSubject, ColdLoad[]>;

/** A run with more noise than this does not count. */
const NOISE_LIMIT = 0.03;

type ValueOf = (load: ColdLoad) => number;

const content: ValueOf = (it) => it.content;
const fcp: ValueOf = (it) => it.fcp;
const lcp: ValueOf = (it) => it.lcp;
const pageAnswers: ValueOf = (it) => it.pageAnswers;
const frameAnswers: ValueOf = (it) => it.frameAnswers;

/** Returns the metrics of one page's first view, each with its baseline and goals. */
export function firstViewMetrics(page: string, loads: Loads): Metric[] {
  const limits = loads.suite.map(({ bytes }) => paintLimit(SLOW_PHONE, bytes.document));
  const value = (of: ValueOf, from: FirstViewSubject = 'suite') => median(loads[from].map(of));
  const plain = (name: string, of: ValueOf, unit: string, more: Partial<Metric> = {}) =>
    metric({ name: `${page}: ${name}`, value: value(of), unit, ...more });
  const besideFlat = (name: string, of: ValueOf, unit: string, more: Partial<Metric> = {}) =>
    plain(name, of, unit, { baseline: value(of, 'flat'), ...more });
  const against = (
    name: string,
    of: ValueOf,
    baseline: number[],
    more: Pick<Partial<Metric>, 'target' | 'goal'> = {},
  ) => {
    const each = ratios(loads.suite.map(of), baseline);
    return comparison({
      name: `${page}: ${name}`,
      value: value(of),
      unit: 'ms',
      baseline: median(baseline),
      ratio: median(each),
      interval: bootstrapInterval(each),
      ...more,
    });
  };
  const of = (from: FirstViewSubject, it: ValueOf) => loads[from].map(it);

  return [
    plain('serial steps', (it) => it.steps, '', { target: 2, goal: 2 }),
    against('content / flat in the browser', content, of('empty', content), { target: 0.6, goal: 0.4 }),
    against('page answers / flat', pageAnswers, of('flat', pageAnswers), { target: 1.05, goal: 1 }),
    against('frame answers / flat', frameAnswers, of('flat', frameAnswers)),
    against('page answers / bare', pageAnswers, of('bare', pageAnswers)),
    against('first paint / limit', fcp, limits, { target: 1.3, goal: 1.15 }),
    against('first paint / bare', fcp, of('bare', fcp)),
    against('largest paint / bare', lcp, of('bare', lcp), { goal: 1.1 }),
    against('largest paint / flat', lcp, of('flat', lcp)),
    besideFlat('blocked', (it) => it.blockedMs, 'ms', { target: 100, goal: 0 }),
    besideFlat('long tasks', (it) => it.longTasks, '', { goal: 0 }),
    plain('layout shift', (it) => it.cls, '', { target: 0.01, goal: 0 }),
    besideFlat('requests', (it) => it.requests, ''),
    besideFlat('script on the wire', (it) => it.bytes.script, 'B'),
    plain('style on the wire', (it) => it.bytes.style, 'B'),
    besideFlat('document on the wire', (it) => it.bytes.document, 'B'),
    plain('pictures until it answers', (it) => it.bytes.image, 'B'),
  ];
}

/** Returns what the A/A comparison says about the run; the list is empty if there is little enough noise. */
export function noiseNotes(pages: Record<string, Loads>): string[] {
  return Object.entries(pages).flatMap(([page, loads]) =>
    Object.entries({ fcp, lcp, content, pageAnswers }).flatMap(([name, of]) => {
      const noise = noiseOf(loads.suite.map(of), loads['suite again'].map(of));
      if (noise <= NOISE_LIMIT) return [];
      return [
        `The run does not count: the suite's ${name} on ${page} differs by ${(noise * 100).toFixed(1)} % between two measurements.`,
      ];
    }),
  );
}
