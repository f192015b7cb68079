import { errors, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import { startBrowser } from '../load/bench-browser';
import { CPU_SLOWDOWN, KEEP_NAMES_SCRIPT, PHONE } from '../load/cold-load';
import { metric, type Metric, type Report } from '../measuring/report';
import { median } from '../measuring/statistics';
import { startH2Front } from '../network/h2-front';
import { createNetSim, SLOW_PHONE, type Link } from '../network/net-sim';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer } from '../suite/server-process';
import { measuredPages, type MeasuredPage } from './measured-pages';

/** Wi-Fi in the room, in milliseconds and kilobits. */
const GOOD: Link = { rttMs: 20, downKbps: 50_000, upKbps: 20_000 };
const NETWORKS = { good: GOOD, slow: SLOW_PHONE, dead: SLOW_PHONE } as const;
type Network = keyof typeof NETWORKS;

/** After this time without content, in milliseconds, a visit counts as not shown. */
const LIMIT_MS = 15_000;
/** The most that content may take from the device, in milliseconds. */
const TARGET_MS = 1_000;

/** In milliseconds; the worker begins with the files that no page has loaded after ten quiet seconds. */
const SETTLED_MS = 20_000;
/** On a busy machine the worker takes minutes for all files; those of the pages are the first. In milliseconds. */
const KEEP_LIMIT_MS = 60_000;

interface Visit {
  contentMs: number;
  /** The files of releases and the pictures that were requested until the page was interactive. */
  blocking: string[];
}

interface Visits {
  again: Visit[];
  fromNetwork: Visit[];
}

interface BenchOptions {
  blocks: number;
  print: (line: string) => void;
}

/**
 * Measures the second visit of a page on a good network, on a slow one, and on one that answers nothing. It is
 * compared with a visit without the service worker, whose document comes from the network and whose files come from
 * the browser's cache.
 */
export async function benchSecondVisit({ blocks, print }: BenchOptions): Promise<Report> {
  await releaseSuite({ storage: labStore, channels: ['production'], print });
  const server = await startServer(labDataDir);
  const metrics: Metric[] = [];
  try {
    for (const network of Object.keys(NETWORKS) as Network[]) {
      const measured = await measure({ target: server.origin, network, blocks, print });
      for (const [page, visits] of measured) metrics.push(...metricsOf(`${network}: ${page.name}`, visits));
    }
  } finally {
    await server.stop();
  }
  const notes = [
    `Content that is not there after ${LIMIT_MS} ms counts as ${LIMIT_MS} ms.`,
    'The first visit of each page was on the good network.',
  ];
  return { name: 'second-visit', date: new Date().toISOString(), metrics, notes };
}

function metricsOf(name: string, { again, fromNetwork }: Visits): Metric[] {
  const contentOf = (visits: Visit[]) => median(visits.map(({ contentMs }) => contentMs));
  return [
    metric({
      name: `${name}, content`,
      value: contentOf(again),
      unit: 'ms',
      baseline: contentOf(fromNetwork),
      target: TARGET_MS,
    }),
    metric({
      name: `${name}, blocking requests`,
      value: Math.max(...again.map(({ blocking }) => blocking.length)),
      unit: '',
      target: 0,
    }),
  ];
}

/** Visits every page once on the good network, and then again on this one. */
async function measure(
  options: BenchOptions & { target: string; network: Network },
): Promise<Map<MeasuredPage, Visits>> {
  const { target, network, blocks, print } = options;
  let isDead = false;
  let requested: string[] = [];
  let shape = createNetSim(GOOD);
  const front = await startH2Front({
    target,
    shape: (near) => shape(near),
    replacementFor(url) {
      requested.push(url);
      return isDead ? 'hanging' : undefined;
    },
  });
  const browser = await startBrowser({ fingerprint: front.fingerprint });
  try {
    const context = await browserOfGuest(browser);
    await visitFirst(context, front.origin);
    shape = createNetSim(NETWORKS[network]);
    isDead = network === 'dead';
    front.disconnect();
    const measured = new Map(measuredPages.map((page): [MeasuredPage, Visits] => [page, noVisits()]));
    for (let block = 0; block < blocks; block++) {
      for (const [page, visits] of measured) {
        for (const kind of ['again', 'fromNetwork'] as const) {
          // Without the worker nothing comes from a network that answers nothing, however often it is tried.
          if (isDead && kind === 'fromNetwork' && block > 0) continue;
          requested = [];
          const contentMs = await visit(context, {
            url: front.origin + page.path,
            withoutWorker: kind === 'fromNetwork',
            content: page.content,
          });
          const blocking = requested.filter((path) => /^\/(releases|pictures)\//.test(path));
          visits[kind].push({ contentMs, blocking });
          print(`${network} ${page.name}, ${kind}: ${Math.round(contentMs)} ms, ${blocking.length} files`);
        }
      }
    }
    return measured;
  } finally {
    await browser.close();
    front.close();
  }
}

const noVisits = (): Visits => ({ again: [], fromNetwork: [] });

const browserOfGuest = (browser: Browser) => browser.newContext({ ...PHONE, locale: 'en-GB' });

/**
 * Opens every page and leaves them open until the service worker has their documents and all files of the release set, or
 * takes no more: a browser that thinks its line slow keeps only what the pages have loaded.
 */
async function visitFirst(context: BrowserContext, origin: string): Promise<void> {
  const pages: Page[] = [];
  for (const { path } of measuredPages) {
    const page = await context.newPage();
    await page.addInitScript(KEEP_NAMES_SCRIPT);
    await page.goto(origin + path);
    pages.push(page);
  }
  const paths = measuredPages.map(({ path }) => path);
  const until = performance.now() + KEEP_LIMIT_MS;
  let before = Infinity;
  for (let since = performance.now(); performance.now() < Math.min(until, since + SETTLED_MS);) {
    // `waitForFunction` would take the promise of the answer for the answer.
    const missing = (await pages[0]?.evaluate(countMissing, paths)) ?? 0;
    if (missing === 0) break;
    if (missing !== before) since = performance.now();
    before = missing;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  for (const page of pages) await page.close();
}

/** Runs in the page: the function is serialized, so it must not use anything from its scope. */
async function countMissing(paths: string[]): Promise<number> {
  const boot = JSON.parse(document.querySelector('#boot')?.textContent ?? '{}') as { buildId?: string };
  // The cast is safe because the suite's own server answers with the contract of the call.
  const { files } = (await (await fetch(`/builds/files/${boot.buildId}.json`)).json()) as {
    files: { url: string; lang: string | null }[];
  };
  const isKept = async (path: string, cacheName: string) =>
    (await caches.match(path, { cacheName, ignoreVary: true })) !== undefined;
  const needed = files.filter(({ lang }) => lang === null || lang === document.documentElement.lang);
  const kept = await Promise.all([
    ...paths.map((path) => isKept(path, 'documents')),
    ...needed.map(({ url }) => isKept(url, 'files')),
  ]);
  return kept.filter((one) => !one).length;
}

/** Resolves to the milliseconds from the navigation to the paint of the content. */
async function visit(
  context: BrowserContext,
  { url, withoutWorker, content }: { url: string; withoutWorker: boolean; content: string },
): Promise<number> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  try {
    if (withoutWorker) {
      await cdp.send('Network.enable');
      await cdp.send('Network.setBypassServiceWorker', { bypass: true });
    }
    const since = performance.now();
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    await page.waitForSelector(content, { timeout: LIMIT_MS });
    const painted = await paintOf(page);
    return painted ?? performance.now() - since;
  } catch (error) {
    // A command that the browser refuses is not a slow visit.
    if (!(error instanceof errors.TimeoutError)) throw error;
    return LIMIT_MS;
  } finally {
    await page.close();
  }
}

/** The first paint of content, which is in the document. */
const paintOf = (page: Page): Promise<number | undefined> =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime, null, {
      timeout: LIMIT_MS,
    })
    .then((handle) => handle.jsonValue());
