import { releaseSuite } from '../../../release/src/cli/release-suite';
import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { metric, type Metric, type Report } from '../measuring/report';
import { LANGUAGE, publishFlat } from '../suite/flat-releases';
import { labStore } from '../suite/lab-folders';

const HOME = 'property';
const KB = 1_000;

/**
 * Computes what the first view of each page has to load from the release records. The result is exact and the
 * same on every machine.
 */
export async function benchBytes({ print }: { print: (line: string) => void }): Promise<Report> {
  const { records } = await releaseSuite({ storage: labStore, channels: [], print });
  const { flat } = await publishFlat(labStore, records);
  const shell = records.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('the suite has no shell release');
  const remotes = records.filter((record) => record !== shell);

  const home = sum(shell, startOf(shell)) + sum(shell, pageFiles(shell, HOME));
  const start = sum(shell, startOf(shell));
  const flatStart = sum(flat, startOf(flat));
  const worst = Math.max(...remotes.map((remote) => largestPage(remote).bytes));
  const metrics: Metric[] = [
    scripts('home', home, flatStart + sum(flat, pageFiles(flat, HOME)), { target: 140 * KB, goal: 128 * KB }),
    ...remotes.map((remote) => {
      const { route, bytes } = largestPage(remote);
      const inFlat = sum(flat, pageFiles(flat, route));
      return scripts(`${remote.name}, on top of the shell’s start`, bytes, inFlat, {
        target: 25 * KB,
        goal: 22 * KB,
      });
    }),
    scripts('worst route', start + worst, null, {}),
    metric({ name: 'style of home', value: sum(shell, stylesOf(shell, HOME)), unit: 'B' }),
    ...remotes.map((remote) =>
      metric({
        name: `style of ${remote.name}`,
        value: sum(remote, stylesOf(remote, largestPage(remote).route)),
        unit: 'B',
      }),
    ),
  ];
  return { name: 'bytes', date: new Date().toISOString(), metrics, notes: ['Brotli, as served.'] };
}

const scripts = (name: string, value: number, baseline: number | null, limits: Partial<Metric>) =>
  metric({ name: `script of ${name}`, value, unit: 'B', baseline, ...limits });

const startOf = ({ entry, texts }: ReleaseRecord) => [...entry, ...(texts[LANGUAGE] ?? [])];

/**
 * Returns the scripts of a page that the shell's start does not include. For a remote these include the
 * remote's own start.
 */
function pageFiles(record: ReleaseRecord, route: string): string[] {
  const own = record.pages[route]?.scripts ?? [];
  return record.name === 'shell' ? own : [...startOf(record), ...own];
}

function largestPage(record: ReleaseRecord): { route: string; bytes: number } {
  const pages = Object.keys(record.pages).map((route) => ({
    route,
    bytes: sum(record, pageFiles(record, route)),
  }));
  return pages.reduce((largest, it) => (it.bytes > largest.bytes ? it : largest));
}

const stylesOf = (record: ReleaseRecord, route: string) => [
  ...record.styles,
  ...(record.pages[route]?.styles ?? []),
];

const sum = ({ files }: ReleaseRecord, names: string[]) =>
  names.reduce((bytes, name) => bytes + (files.find(({ file }) => file === name)?.brotli ?? 0), 0);
