import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import type { ReleaseRecord, ReleaseSet } from '@guest/shared/contracts/release/release.contract';
import { matchRoute } from '@guest/shared/routes/match-route';
import { routeOf } from '@guest/shared/routes/routes';
import { releaseAll } from '../../../release/src/channel/release-all';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import { versionsOf } from '../../../release/src/registry/sets';
import { metric, type Metric, type Report } from '../measuring/report';
import { bootOf } from '../suite/boot-of';
import { memoryOfReleases } from '../suite/idle-memory';
import { setOfRecords } from '../suite/lab';
import { labDataDir, labStore } from '../suite/lab-folders';
import { pagesOfHotels } from '../suite/pages-of-hotels';
import { startServer, type ServerProcess } from '../suite/server-process';
import { publishSlow } from '../suite/slow-release';

/** The number of guests who come at once in the first case; the second case has one guest for each page. */
const CROWD = 50;
/** The package whose release is slow in the last case. */
const SLOW = 'dining';
/** The time in milliseconds from the start of a server until its memory is read. */
const IDLE_MS = 5_000;
/** In MB, for the process of each release. */
const MAX_IDLE_MEMORY = 40;
/** On a busy machine, the document of a page may contain the page only after several requests. */
const TRIES = 5;

interface Answer {
  readonly path: string;
  /** The content of the document, or the status of a refusal, such as that of an overloaded server. */
  readonly view: Boot['view'] | number;
  readonly took: number;
}

/**
 * Measures how many first guests of a server that has just started get a document with its page, also beside a release that
 * is slow, and what the processes of the releases need while nobody comes.
 */
export async function benchCold({ print }: { print: (line: string) => void }): Promise<Report> {
  const { set, records } = await releaseSuite({ storage: labStore, channels: ['production'], print });
  print('measuring the memory of an idle server, and looking which pages a warm one renders');
  const { memory, pages } = await onFreshServer(async ({ origin, pid }) => {
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    return { memory: await memoryOfReleases(pid), pages: await pagesWithViews(origin) };
  });
  const metrics: Metric[] = [];
  for (const count of [CROWD, pages.length]) {
    print(`${count} guests at ${count} pages`);
    const answers = await onFreshServer(({ origin }) => askAll(origin, spread(pages, count)));
    metrics.push(...metricsOf(`${count} at once`, answers, print));
  }
  const slow = await publishSlow(recordOf(records, SLOW));
  await release(setOfRecords([...records.filter(({ name }) => name !== SLOW), slow], 'a slow release'));
  try {
    print(`${CROWD} guests, some of them at pages of a slow release`);
    const answers = await onFreshServer(({ origin }) => askAll(origin, spread(pages, CROWD)));
    const others = answers.filter(({ path }) => ownerOf(path) !== SLOW);
    metrics.push(
      ...metricsOf(
        `${others.length} at once beside ${answers.length - others.length} of a slow release`,
        others,
        print,
      ),
    );
  } finally {
    await release(set);
  }
  return {
    name: 'cold',
    date: new Date().toISOString(),
    metrics: [...metrics, ...memoryMetrics(memory)],
    notes: [],
  };
}

const release = (target: ReleaseSet) => releaseAll(labStore, 'production', versionsOf(target), target);

function recordOf(records: readonly ReleaseRecord[], wanted: string): ReleaseRecord {
  const found = records.find(({ name }) => name === wanted);
  if (!found) throw new Error(`the suite has no release of ${wanted}`);
  return found;
}

function ownerOf(path: string): string | undefined {
  const route = matchRoute(path);
  return route && routeOf(route.name).owner;
}

async function onFreshServer<T>(measure: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServer(labDataDir);
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

/** Pages that no server renders, such as those for signed-in guests alone, are left out. */
async function pagesWithViews(origin: string): Promise<string[]> {
  const { config } = bootOf(await (await fetch(origin, { headers: HEADERS })).text());
  const found: string[] = [];
  for (const path of await pagesOfHotels(origin, config.apiToken)) {
    for (let i = 0; i < TRIES; i++) {
      if ((await ask(origin, path)).view !== 'page') continue;
      found.push(path);
      break;
    }
  }
  return found;
}

const HEADERS = { accept: 'text/html', 'accept-language': 'en', 'accept-encoding': 'br' };

const askAll = (origin: string, paths: string[]) => Promise.all(paths.map((path) => ask(origin, path)));

async function ask(origin: string, path: string): Promise<Answer> {
  const since = performance.now();
  const reply = await fetch(origin + path, { headers: HEADERS });
  const html = await reply.text();
  return { path, view: reply.ok ? bootOf(html).view : reply.status, took: performance.now() - since };
}

/** Returns that many items from all over the list, so that every package and every hotel is among them. */
const spread = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length));

function metricsOf(name: string, answers: readonly Answer[], print: (line: string) => void): Metric[] {
  const took = answers.map((it) => it.took).sort((a, b) => a - b);
  const without = answers.filter(({ view }) => view !== 'page');
  for (const { path, view } of without) print(`${path}: ${view}`);
  return [
    metric({
      name: `${name}: with their page`,
      value: answers.length - without.length,
      unit: '',
      target: answers.length,
      isAtLeast: true,
    }),
    metric({ name: `${name}: median`, value: took[Math.floor(took.length / 2)] ?? NaN, unit: 'ms' }),
    metric({ name: `${name}: last`, value: took.at(-1) ?? NaN, unit: 'ms' }),
  ];
}

const memoryMetrics = (memory: ReadonlyMap<string, number>): Metric[] =>
  [...memory].map(([releases, value]) =>
    metric({
      // The process of a remote is named after its shell too.
      name: `idle process of ${releases.split(' ').at(-1)?.replace(/@.*/, '')}`,
      value,
      unit: 'MB',
      target: MAX_IDLE_MEMORY,
    }),
  );
