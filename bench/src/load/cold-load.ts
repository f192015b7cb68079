import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { bootOf } from '../suite/boot-of';
import { probePage, type PageNotes } from './page-probe';
import { serialSteps } from './serial-steps';
import { recordRequests, type Kind, type WireRequest } from './wire';

/** One load in a new browser. Times are in milliseconds since the navigation, bytes as on the wire. */
export interface ColdLoad {
  fcp: number;
  lcp: number;
  content: number;
  frameAnswers: number;
  pageAnswers: number;
  /**
   * The time by which tasks exceed 50 ms, counted from the first paint: before it there is nothing to tap.
   */
  blockedMs: number;
  longTasks: number;
  cls: number;
  /** The number of requests until the page is interactive. `steps` and `bytes` cover the same requests. */
  requests: number;
  steps: number;
  bytes: Record<Kind, number>;
  lcpElement: string;
}

export interface LoadOptions {
  url: string;
  /** A selector that matches once the page counts as shown. */
  content: string;
  /** The view that the document must contain; a load with another view is rejected. */
  view: Boot['view'];
}

/** A mid-range phone. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const CPU_SLOWDOWN = 4;
const LOAD_LIMIT_MS = 30_000;
const QUIET_MS = 500;
const LONG_TASK_MS = 50;

/** tsx wraps functions in the helper `__name`, which does not exist in a page. */
export const KEEP_NAMES_SCRIPT = 'globalThis.__name = (it) => it';

export async function loadCold(browser: Browser, options: LoadOptions): Promise<ColdLoad> {
  const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
  try {
    const { page, cdp } = await openPage(context, options.content);
    const wire = await recordRequests(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const response = await page.goto(options.url, { waitUntil: 'commit', timeout: LOAD_LIMIT_MS });
    await page.waitForFunction(() => globalThis.benchNotes.live.page, null, {
      polling: 100,
      timeout: LOAD_LIMIT_MS,
    });
    await waitUntilQuiet(wire);
    const { view } = bootOf((await response?.text()) ?? '');
    if (view !== options.view)
      throw new Error(`${options.url} was served with view ${view}, expected ${options.view}`);
    return summary(await notesOf(page), wire);
  } finally {
    await context.close();
  }
}

async function openPage(context: BrowserContext, content: string): Promise<{ page: Page; cdp: CDPSession }> {
  await context.addInitScript(KEEP_NAMES_SCRIPT);
  await context.addInitScript(probePage, content);
  const page = await context.newPage();
  return { page, cdp: await context.newCDPSession(page) };
}

/** Resolves when no request has been in flight for a while. */
async function waitUntilQuiet(wire: readonly WireRequest[]): Promise<void> {
  const until = performance.now() + LOAD_LIMIT_MS;
  for (let quietSince = performance.now(); performance.now() - quietSince < QUIET_MS;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (wire.some(({ hasEnded }) => !hasEnded)) quietSince = performance.now();
    if (performance.now() > until) {
      throw new Error(
        `requests did not end: ${wire
          .filter(({ hasEnded }) => !hasEnded)
          .map(({ url }) => url)
          .join(' ')}`,
      );
    }
  }
}

type RecordedNotes = PageNotes & { fcp: number; timeOrigin: number };

const notesOf = (page: Page): Promise<RecordedNotes> =>
  page.evaluate(() => ({
    ...globalThis.benchNotes,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    timeOrigin: performance.timeOrigin,
  }));

function summary(recorded: RecordedNotes, wire: readonly WireRequest[]): ColdLoad {
  const pageAnswers = recorded.live.page ?? 0;
  const longTasks = recorded.longTasks.filter(({ at }) => at >= recorded.fcp);
  const requested = wire.filter(({ at }) => at - recorded.timeOrigin <= pageAnswers);
  const bytesOf = (kind: Kind) =>
    requested.filter((it) => it.kind === kind).reduce((sum, it) => sum + it.bytes, 0);
  return {
    fcp: recorded.fcp,
    lcp: recorded.lcp,
    // The probe can see content in the document before its first frame is painted.
    content: Math.max(recorded.content, recorded.fcp),
    frameAnswers: recorded.live.frame ?? 0,
    pageAnswers,
    blockedMs: longTasks.reduce((sum, { ms }) => sum + ms - LONG_TASK_MS, 0),
    longTasks: longTasks.length,
    cls: recorded.cls,
    requests: requested.length,
    // Images are left out because one far down the page is requested late and delays nothing.
    steps: serialSteps(requested.filter(({ kind }) => kind !== 'image')),
    bytes: {
      document: bytesOf('document'),
      script: bytesOf('script'),
      style: bytesOf('style'),
      image: bytesOf('image'),
      data: bytesOf('data'),
      other: bytesOf('other'),
    },
    lcpElement: recorded.lcpElement,
  };
}
