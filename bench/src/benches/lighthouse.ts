import lighthouse from 'lighthouse';
import { startBrowser } from '../load/bench-browser';
import { metric, type Metric, type Report } from '../measuring/report';
import { median } from '../measuring/statistics';
import { startH2Front } from '../network/h2-front';
import { startLab } from '../suite/lab';
import { freePort } from '../../../scripts/testing/free-port';
import { measuredPages } from './measured-pages';

const RUNS = 5;

/**
 * Runs Lighthouse with its phone preset. Throttling is applied, because simulated throttling does not model
 * which request depends on which.
 */
export async function benchLighthouse({ print }: { print: (line: string) => void }): Promise<Report> {
  const lab = await startLab(print);
  const front = await startH2Front({ target: lab.server.origin });
  const port = await freePort();
  const browser = await startBrowser({ fingerprint: front.fingerprint, port });
  try {
    const metrics: Metric[] = [];
    for (const { name, path } of measuredPages) {
      await lab.show('suite', path);
      const runs: Scores[] = [];
      for (let run = 0; run < RUNS; run++) {
        runs.push(await score(front.origin + path, port));
        print(`${name}: ${JSON.stringify(runs.at(-1))}`);
      }
      const medianOf = (of: (scores: Scores) => number) => median(runs.map(of));
      metrics.push(
        metric({
          name: `${name}: score`,
          value: medianOf((it) => it.performance),
          unit: '',
          target: 95,
          goal: 100,
          isAtLeast: true,
        }),
        metric({ name: `${name}: first paint`, value: medianOf((it) => it.fcp), unit: 'ms' }),
        metric({ name: `${name}: largest paint`, value: medianOf((it) => it.lcp), unit: 'ms' }),
        metric({ name: `${name}: blocked`, value: medianOf((it) => it.tbt), unit: 'ms' }),
        metric({ name: `${name}: speed index`, value: medianOf((it) => it.speedIndex), unit: 'ms' }),
        metric({ name: `${name}: layout shift`, value: medianOf((it) => it.cls), unit: '' }),
      );
    }
    return { name: 'lighthouse', date: new Date().toISOString(), metrics, notes: [] };
  } finally {
    await browser.close();
    front.close();
    await lab.stop();
  }
}

type Scores = Record<'performance' | 'fcp' | 'lcp' | 'tbt' | 'speedIndex' | 'cls', number>;

async function score(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    onlyCategories: ['performance'],
  });
  const report = result?.lhr;
  if (!report || report.runtimeError)
    throw new Error(`Lighthouse failed: ${report?.runtimeError?.message ?? 'no result'}`);
  const valueOf = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
  return {
    performance: (report.categories.performance?.score ?? NaN) * 100,
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    speedIndex: valueOf('speed-index'),
    cls: valueOf('cumulative-layout-shift'),
  };
}
