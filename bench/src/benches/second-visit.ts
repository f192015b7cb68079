import { errors, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import { startBrowser } from '../load/bench-browser';
import { CPU_SLOWDOWN, PHONE } from '../load/cold-load';
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

/** The worker begins with the files that the page has not loaded after ten quiet seconds. */
const SETTLED_CHECKS = 3;

interface Visit {
  contentMs: number;
  /** The files of releases and the pictures that were requested until the page was interactive. */
  blocking: string[];
}

/**
 * Measures the second visit of a page on a good network, on a slow one, and on one that answers nothing. It is
 * compared with a visit without the service worker, whose document comes from the network and whose files come from
 * the browser's cache.
 */
export async function benchSecondVisit(options: {
  blocks: number;
  print: (line: string) => void;
}): Promise<Report> {
  const { blocks, print } = options;
  await releaseSuite({ storage: labStore, channels: ['production'], print });
  const server = await startServer(labDataDir);
  const metrics: Metric[] = [];
  try {
    for (const network of Object.keys(NETWORKS) as Network[]) {
      for (const page of measuredPages) {
        const visits = await measure({ target: server.origin, network, page, blocks });
        print(`${network} ${page.name}: ${JSON.stringify(visits)}`);
        metrics.push(...metricsOf(`${network}: ${page.name}`, visits));
      }
    }
  } finally {
    await server.stop();
  }
  const notes = [`Content that is not there after ${LIMIT_MS} ms counts as ${LIMIT_MS} ms.`];
  return { name: 'second-visit', date: new Date().toISOString(), metrics, notes };
}

interface Visits {
  again: Visit[];
  fromNetwork: Visit[];
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

async function measure(options: {
  target: string;
  network: Network;
  page: MeasuredPage;
  blocks: number;
}): Promise<Visits> {
  const { target, network, page, blocks } = options;
  let isDead = false;
  let requested: string[] = [];
  const front = await startH2Front({
    target,
    shape: createNetSim(NETWORKS[network]),
    replacementFor(url) {
      requested.push(url);
      return isDead ? 'hanging' : undefined;
    },
  });
  const browser = await startBrowser({ fingerprint: front.fingerprint });
  try {
    const context = await browserOfGuest(browser);
    const url = front.origin + page.path;
    await visitFirst(context, url);
    isDead = network === 'dead';
    const visits: Visits = { again: [], fromNetwork: [] };
    for (let block = 0; block < blocks; block++) {
      for (const kind of ['again', 'fromNetwork'] as const) {
        requested = [];
        const contentMs = await visit(context, {
          url,
          withoutWorker: kind === 'fromNetwork',
          content: page.content,
        });
        const blocking = requested.filter((path) => /^\/(releases|pictures)\//.test(path));
        visits[kind].push({ contentMs, blocking });
      }
    }
    return visits;
  } finally {
    await browser.close();
    front.close();
  }
}

const browserOfGuest = (browser: Browser) => browser.newContext({ ...PHONE, locale: 'en-GB' });

/** Opens the page and leaves it open until the service worker has what it keeps. */
async function visitFirst(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  let before = 0;
  for (let settled = 0; settled < SETTLED_CHECKS;) {
    await page.waitForTimeout(5_000);
    const now = await page.evaluate(async (path) => {
      const files = await (await caches.open('files')).keys();
      const isKept = await caches.match(path, { cacheName: 'documents', ignoreVary: true });
      return isKept ? files.length : 0;
    }, new URL(url).pathname);
    settled = now > 0 && now === before ? settled + 1 : 0;
    before = now;
  }
  await page.close();
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
