import type { Boot } from '@guest/shared/contracts/release/boot.contract';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import { metric, type Metric, type Report } from '../measuring/report';
import { bootOf } from '../suite/boot-of';
import { labDataDir, labStore } from '../suite/lab-folders';
import { pagesOfHotels } from '../suite/pages-of-hotels';
import { startServer } from '../suite/server-process';

/** The number of guests who come at once in the first case; the second case has one guest for each page. */
const CROWD = 50;
/** On a busy machine, the document of a page may contain the page only after several requests. */
const TRIES = 5;

interface Answer {
  readonly path: string;
  /** The content of the document, or the status of a refusal, such as that of an overloaded server. */
  readonly view: Boot['view'] | number;
  readonly took: number;
}

/** Measures how many first guests of a server that has just started get a document with its page. */
export async function benchCold({ print }: { print: (line: string) => void }): Promise<Report> {
  await releaseSuite({ storage: labStore, channels: ['production'], print });
  print('looking which pages a warm server renders');
  const pages = await onFreshServer(pagesWithViews);
  const metrics: Metric[] = [];
  for (const count of [CROWD, pages.length]) {
    print(`${count} guests at ${count} pages`);
    metrics.push(...metricsOf(await onFreshServer((origin) => askAll(origin, spread(pages, count))), print));
  }
  return { name: 'cold', date: new Date().toISOString(), metrics, notes: [] };
}

async function onFreshServer<T>(measure: (origin: string) => Promise<T>): Promise<T> {
  const server = await startServer(labDataDir);
  try {
    return await measure(server.origin);
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

function metricsOf(answers: readonly Answer[], print: (line: string) => void): Metric[] {
  const took = answers.map((it) => it.took).sort((a, b) => a - b);
  const without = answers.filter(({ view }) => view !== 'page');
  for (const { path, view } of without) print(`${path}: ${view}`);
  const name = `${answers.length} at once`;
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
