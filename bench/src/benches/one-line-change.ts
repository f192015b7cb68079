import type { BrowserContext } from '@playwright/test';
import { pathTo, type RouteName } from '@guest/shared/routes/routes';
import { buildContract, type BuildManifest } from '@guest/shared/contracts/release/build.contract';
import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { releaseAll } from '../../../release/src/channel/release-all';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import { startBrowser } from '../load/bench-browser';
import { metric, type Metric, type Report } from '../measuring/report';
import { startCountingFront, type Download } from '../network/counting-front';
import { copyPackage, type PackageCopy } from '../suite/changed-release';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer } from '../suite/server-process';

const CHANNEL = 'production';
const PAGES: RouteName[] = [
  'property',
  'property-discover',
  'property-directories',
  'property-activities-index',
  'property-chat-intro',
  'property-signin',
];
const paths = PAGES.map((name) => pathTo(name, { property: 'casa-miramar' } as never));

/** The service worker waits ten seconds without input before it loads the rest. In milliseconds. */
const WORKER_IS_DONE_AFTER_MS = 15_000;
/** The goals for the files that the pages load again, in bytes, with dictionaries and without. */
const GOAL_WITH_DICTIONARIES = 1_000;
const GOALS: Record<string, number> = { dining: 10_000, shell: 25_000 };

/** The files that a guest who has visited every page downloads: until the pages work, and with what the worker keeps. */
interface Visit {
  pages: Download[];
  all: Download[];
}

/**
 * Measures what a returning guest downloads after each of four changes of one line, in a browser with compression
 * dictionaries and in one without.
 */
export async function benchOneLineChange({ print }: { print: (line: string) => void }): Promise<Report> {
  const { records } = await releaseSuite({ storage: labStore, channels: [CHANNEL], print });
  const [dining, shell] = [await copyPackage('dining'), await copyPackage('shell')];
  const changes: [what: string, copy: PackageCopy, change: () => Promise<void>][] = [
    ['dining, a text', dining, dining.changeText],
    ['dining, code', dining, () => dining.addLine('src/directories/directories-page.tsx')],
    ['shell, a text', shell, shell.changeText],
    ['shell, code', shell, () => shell.addLine('src/app/boot.tsx')],
  ];
  const server = await startServer(labDataDir);
  const fronts = [
    { browserName: '', front: await startCountingFront(server.origin) },
    {
      browserName: ' (no dictionaries)',
      front: await startCountingFront(server.origin, { hidesDictionaries: true }),
    },
  ];
  const browser = await startBrowser();
  const current = new Map(records.map((record) => [record.name, record]));

  async function releaseCopy(copy: PackageCopy): Promise<void> {
    print(`building ${copy.name}`);
    current.set(copy.name, await copy.release());
  }

  try {
    for (const copy of [dining, shell]) await releaseCopy(copy);
    const firstId = await show(current, server.origin);
    const guests = [];
    for (const { browserName, front } of fronts) {
      const guest = await browser.newContext();
      guests.push({ browserName, front, guest, first: await visit(guest, front, firstId) });
    }
    const metrics = guests.flatMap(({ browserName, first }) => metricsOf(`first visit${browserName}`, first));
    const notes = [];
    for (const [what, copy, change] of changes) {
      await change();
      await releaseCopy(copy);
      const buildId = await show(current, server.origin);
      for (const { browserName, front, guest, first } of guests) {
        const again = await visit(guest, front, buildId);
        const goal = browserName === '' ? GOAL_WITH_DICTIONARIES : GOALS[copy.name];
        metrics.push(...metricsOf(what + browserName, again, { before: first, goal }));
        const lines = again.all.map(({ path, bytes }) => `  ${bytes} B  ${path}`);
        notes.push(`${what}${browserName}:\n${lines.join('\n')}`);
      }
    }
    return { name: 'one-line-change', date: new Date().toISOString(), metrics, notes };
  } finally {
    await browser.close();
    for (const { front } of fronts) front.close();
    await server.stop();
  }
}

/** Points the channel to the releases and waits until documents name them. Returns the id of their set. */
async function show(records: ReadonlyMap<string, ReleaseRecord>, origin: string): Promise<string> {
  const versions = Object.fromEntries([...records].map(([name, { version }]) => [name, version]));
  const author = { actor: 'bench', reason: 'one line', at: new Date().toISOString() };
  const { change } = await releaseAll(labStore, CHANNEL, versions, author);
  const buildId = change.set ?? '';
  // The cast is safe because the server checks its replies against the contract.
  const latest = async () =>
    (await (await fetch(origin + buildContract.latestBuild.path)).json()) as BuildManifest;
  while ((await latest()).buildId !== buildId) await new Promise((resolve) => setTimeout(resolve, 100));
  return buildId;
}

/** Opens every page in its own tab and keeps the last one open until the worker loads nothing more. */
async function visit(
  guest: BrowserContext,
  { origin, downloads }: { origin: string; downloads: Download[] },
  buildId: string,
): Promise<Visit> {
  const before = downloads.length;
  const tabs = [];
  for (const path of paths) {
    const page = await guest.newPage();
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    // The worker shows the document that it has kept, which is of the release before.
    while ((await page.evaluate(buildIdOfPage)) !== buildId) await page.reload({ waitUntil: 'networkidle' });
    await page.waitForFunction(() => performance.getEntriesByName('live-page').length > 0);
    tabs.push(page);
    if (tabs.length > 1) await tabs.shift()?.close();
  }
  const pages = downloads.slice(before);
  const opened = performance.now();
  const lastAt = () => Math.max(opened, downloads.at(-1)?.at ?? 0);
  while (performance.now() - lastAt() < WORKER_IS_DONE_AFTER_MS)
    await new Promise((resolve) => setTimeout(resolve, 250));
  for (const tab of tabs) await tab.close();
  return { pages, all: downloads.slice(before) };
}

const buildIdOfPage = () =>
  // The server that served the page wrote the block.
  (JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as { buildId?: string }).buildId;

function metricsOf(
  what: string,
  { pages, all }: Visit,
  { before, goal }: { before?: Visit; goal?: number | undefined } = {},
): Metric[] {
  return [
    metric({
      name: `${what}: pages`,
      value: sum(pages),
      unit: 'B',
      ...(before && { baseline: sum(before.pages) }),
      ...(goal !== undefined && { goal }),
    }),
    metric({ name: `${what}: with the worker`, value: sum(all), unit: 'B' }),
  ];
}

const sum = (downloads: readonly Download[]) => downloads.reduce((bytes, it) => bytes + it.bytes, 0);
