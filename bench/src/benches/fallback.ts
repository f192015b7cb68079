import { pathTo } from '@guest/shared/routes/routes';
import type { Browser } from '@playwright/test';
import { releaseFaults, type ReleaseFault, type Served } from '../../../scripts/testing/release-faults';
import { startBrowser } from '../load/bench-browser';
import { runBlocks } from '../measuring/blocks';
import { waitForQuietMachine } from '../measuring/quiet-machine';
import { metric, type Metric, type Report } from '../measuring/report';
import { median } from '../measuring/statistics';
import { startH2Front } from '../network/h2-front';
import { createNetSim, SLOW_PHONE } from '../network/net-sim';
import { measureTap, type Tap } from '../recovery/measure-tap';
import { startRecoveryLab, type RecoveryLab } from '../recovery/recovery-lab';

const QUIET_LIMIT_MS = 15_000;
/** The tap starts on a page that needs nothing from the failing remote. */
const FROM = pathTo('property-activities-index', { property: 'casa-miramar' });

type Case = ReleaseFault | 'nothing fails';

/**
 * A guest taps Share, and the newest release of that remote fails. Measures the time from the failure until
 * the previous version is shown and from the tap until there is something to read, on the standard network
 * and phone.
 */
export async function benchFallback(options: {
  blocks: number;
  print: (line: string) => void;
}): Promise<Report> {
  const { blocks, print } = options;
  const lab = await startRecoveryLab(print);
  let replacementFor: (url: string) => Served | undefined = () => undefined;
  const front = await startH2Front({
    target: lab.origin,
    shape: createNetSim(SLOW_PHONE),
    replacementFor: (url) => replacementFor(url),
  });
  const browser = await startBrowser({ fingerprint: front.fingerprint });
  const notes: string[] = [];
  try {
    const samples = await runBlocks<Case, Tap>({
      cases: ['nothing fails', ...releaseFaults],
      blocks,
      async measure(one) {
        const fault = one === 'nothing fails' ? undefined : one;
        const version = await lab.show(fault);
        replacementFor = (url) =>
          fault?.served && isFileOf(url, version, fault.file) ? fault.served : undefined;
        if (!(await waitForQuietMachine(QUIET_LIMIT_MS)))
          notes.push(`The machine was busy with other work: ${nameOf(one)}`);
        return measureTapOf(browser, { url: front.origin + FROM, fault, lab });
      },
      onBlock: (done) => print(done === 0 ? 'warm' : `block ${done} of ${blocks}`),
    });
    return {
      name: 'fallback',
      date: new Date().toISOString(),
      metrics: [...samples].flatMap(([one, taps]) => metricsOf(nameOf(one), taps)),
      notes: [...new Set(notes)],
    };
  } finally {
    await browser.close();
    front.close();
    await lab.stop();
  }
}

async function measureTapOf(
  browser: Browser,
  { url, fault, lab }: { url: string; fault: ReleaseFault | undefined; lab: RecoveryLab },
): Promise<Tap> {
  const tap = await measureTap(browser, { url, continues: fault?.isLater ?? false });
  const expected = fault ? lab.working : undefined;
  if (tap.instead !== expected)
    throw new Error(`${fault?.what}: version ${tap.instead} was shown, expected ${expected}`);
  return tap;
}

const isFileOf = (url: string, version: string, file: string): boolean =>
  new RegExp(`/discover/${version}/${file}(\\?|$)`).test(url);

const nameOf = (one: Case): string => (one === 'nothing fails' ? one : one.what);

function metricsOf(name: string, taps: Tap[]): Metric[] {
  const since = taps.flatMap(({ sinceFailure }) => (sinceFailure === null ? [] : [sinceFailure]));
  return [
    ...(since.length > 0
      ? [metric({ name: `${name}: from the failure`, value: median(since), unit: 'ms' })]
      : []),
    metric({ name: `${name}: from the tap`, value: median(taps.map((it) => it.sinceTap)), unit: 'ms' }),
  ];
}
