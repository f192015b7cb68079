import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import { percentile } from '../chat/open-loop';
import { addPhotos } from '../content/add-photos';
import { memoryMbOf, runHotel, runProgram } from '../content/hotel-command';
import { LARGE, writeLargeHotel } from '../content/large-hotel';
import { readWhile, type Readings } from '../content/reading-guests';
import { remotePublisher } from '../content/remote-publisher';
import { makeOld, sizeOfVersions, unpackedVersions } from '../content/size-of-versions';
import { measureLatencies } from '../load/latencies';
import { comparison, metric, type Metric, type Report } from '../measuring/report';
import { median } from '../measuring/statistics';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer, type ServerProcess } from '../suite/server-process';

const SLUG = 'bench-content';
const PHOTOS = 30;
const CHANGED_ITEMS = 400;
const QUIET_MS = 10_000;
const READS_PER_SECOND = 20;
/** The number of versions that are stored for the estimate of fifty. */
const VERSIONS = 5;
/** A server packs ten versions when it starts, so more rounds mean that one cannot be packed. */
const MAX_PACKING_ROUNDS = 10;

/** Measures how a large hotel is checked, imported and published, and what guests notice of it. */
export async function benchContent(options: {
  blocks: number;
  print: (line: string) => void;
}): Promise<Report> {
  const { blocks, print } = options;
  await releaseSuite({ storage: labStore, channels: ['production'], print });
  let server = await startServer(labDataDir);
  const home = await mkdtemp(join(tmpdir(), 'bench-content-'));
  const hotel = (...args: string[]) => runHotel(labDataDir, ...args);
  const erase = () =>
    runProgram(
      'server/src/cli/hotel/hotel.ts',
      ['remove', SLUG, '--erase', '--confirm', SLUG, '--force'],
      labDataDir,
    );
  try {
    await erase();
    print('writing the folder');
    const large = await writeLargeHotel(join(home, SLUG), SLUG, labDataDir);
    const metrics: Metric[] = [];
    const add = (one: Metric) => {
      metrics.push(one);
      print(`${one.name}: ${Math.round(one.value)} ${one.unit}`);
    };
    const seconds = (name: string, ms: number, goal: number, target: number) =>
      add(metric({ name, value: ms / 1_000, unit: 's', goal, target }));

    const check = await hotel('check', large.folder);
    seconds('check', check.ms, 3, 5);
    add(metric({ name: 'check: memory', value: check.peakMb, unit: 'MB', goal: 250, target: 400 }));
    seconds('check, nothing changed', (await hotel('check', large.folder)).ms, 0.4, 1);

    await addPhotos(large, LARGE.outlet, range(0, PHOTOS));
    const cold = await hotel('import', large.folder);
    const none = await hotel('import', large.folder);
    await addPhotos(large, LARGE.outlet, range(PHOTOS, PHOTOS + 1));
    const one = await hotel('import', large.folder);
    seconds('import, a photo of many', (cold.ms - none.ms) / PHOTOS, 0.5, 1);
    seconds('import, one new photo', one.ms, 3, 6);
    seconds('import, no new photo', none.ms, 2, 4);
    add(metric({ name: 'import: memory', value: cold.peakMb, unit: 'MB', goal: 500, target: 700 }));

    const first = await hotel('publish', SLUG, '--yes');
    seconds('first publication', first.ms, 2, 5);
    const staff = await remotePublisher({ server, slug: SLUG, home, dataDir: labDataDir });
    const publish = async (items: number) => {
      await large.changePrices(items);
      return staff.publish(await staff.draft(large.folder));
    };
    seconds('publication of a price', await publish(1), 0.05, 0.15);
    seconds('publication of 400 items', await publish(CHANGED_ITEMS), 0.3, 1);

    const menu = `${server.origin}/web/property/${SLUG}/outlets/${LARGE.outlet}/menus/${LARGE.menu}`;
    const overview = await measureLatencies(`${menu}/overview`, guestHeaders);
    const p95 = percentile(overview, 0.95);
    add(metric({ name: 'overview of 400 items, p95', value: p95, unit: 'ms', goal: 15, target: 30 }));

    const urls = [
      `${menu}/overview`,
      `${server.origin}/web/property/${SLUG}/detail`,
      `${server.origin}/${SLUG}`,
    ];
    const quiet: Readings[] = [];
    const busy: Readings[] = [];
    let growth = 0;
    for (let block = 0; block < blocks; block += 1) {
      await large.changePrices(CHANGED_ITEMS);
      const draft = await staff.draft(large.folder);
      const load = { perSecond: READS_PER_SECOND };
      quiet.push(await readWhile(urls, { ...load, until: pause(QUIET_MS) }));
      const before = await memoryMbOf(server.pid);
      const publishing = publishedWith(server, () => staff.publish(draft));
      busy.push(await readWhile(urls, { ...load, until: publishing }));
      growth = Math.max(growth, (await publishing) - before);
      print(`block ${block + 1} of ${blocks}`);
    }
    const p99 = (readings: Readings[]) =>
      median(readings.map(({ latencies }) => percentile(latencies, 0.99)));
    add(
      comparison({
        name: 'guests’ p99 during a publication',
        value: p99(busy),
        baseline: p99(quiet),
        unit: 'ms',
        goal: 1.2,
        target: 1.5,
      }),
    );
    const failures = [...quiet, ...busy].reduce((sum, { failures: failed }) => sum + failed, 0);
    add(metric({ name: 'failed requests', value: failures, unit: '', target: 0 }));
    add(metric({ name: 'server: memory', value: growth, unit: 'MB', goal: 80, target: 150 }));

    const { one: whole } = await sizeOfVersions(labDataDir, SLUG);
    /** A server runs the job that packs versions when it starts, and waits for the job when it stops. */
    const packOldVersions = async () => {
      await makeOld(labDataDir, SLUG);
      for (let round = 0; (await unpackedVersions(labDataDir, SLUG)) > 0; round += 1) {
        if (round === MAX_PACKING_ROUNDS) throw new Error('the server does not pack all versions');
        await server.stop();
        server = await startServer(labDataDir);
      }
    };
    await packOldVersions();
    const before = await sizeOfVersions(labDataDir, SLUG);
    for (let n = 0; n < VERSIONS; n += 1) {
      await large.changePrices(1);
      await hotel('import', large.folder);
    }
    await packOldVersions();
    const each = ((await sizeOfVersions(labDataDir, SLUG)).all - before.all) / VERSIONS;
    const fifty = { value: (whole + 49 * each) / 1_024, baseline: whole / 1_024 };
    add(comparison({ name: '50 versions', ...fifty, unit: 'KB', goal: 1.3, target: 2 }));

    const hero = await heroBytes(server.origin);
    add(metric({ name: 'hero on a phone', value: hero / 1_000, unit: 'KB', goal: 45, target: 70 }));
    return {
      name: 'content',
      date: new Date().toISOString(),
      metrics,
      notes: [
        `40 outlets, 4,000 items, 3 languages and ${PHOTOS} photos of 12 megapixels on ${cpus().length} processors, with the database and the guests beside. Times of check and import are those of the whole command, publications over HTTP those of the call. The size of 50 versions is that of versions of earlier days, after the job of the server has packed them, estimated from ${VERSIONS}.`,
      ],
    };
  } finally {
    await erase();
    await rm(home, { recursive: true });
    await server.stop();
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);

const guestHeaders = (turn: number) => ({ 'x-forwarded-for': `10.9.${turn >> 8}.${turn % 256}` });

/** Publishes, and returns the most memory that the server and its processes held meanwhile, in MB. */
async function publishedWith(server: ServerProcess, publish: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  const published = publish().finally(() => (isOver = true));
  let peak = 0;
  while (!isOver) {
    peak = Math.max(peak, await memoryMbOf(server.pid));
    await pause(50);
  }
  await published;
  return peak;
}

/** Returns the size of the hotel's picture as a phone loads it. */
async function heroBytes(origin: string): Promise<number> {
  const detail = await (await fetch(`${origin}/web/property/${SLUG}/detail`)).text();
  const [path] = /\/pictures\/[\w/-]+\/640\.avif/.exec(detail) ?? [];
  if (path === undefined) throw new Error('the hotel shows no photo');
  return (await (await fetch(origin + path)).arrayBuffer()).byteLength;
}
