import type { BrowserContext } from '@playwright/test';
import { pathTo, type RouteName } from '@guest/shared/routes/routes';
import { startBrowser } from '../load/bench-browser';
import { listenToWire, type WireRequest } from '../load/wire';
import { metric, type Report } from '../measuring/report';
import { releaseWithOneLineChanged } from '../suite/changed-release';
import { setOfRecords, startLab, type Lab } from '../suite/lab';

const CHANGED = 'dining';
const PAGES: RouteName[] = [
  'property',
  'property-discover',
  'property-directories',
  'property-activities-index',
  'property-chat-intro',
  'property-signin',
];
const paths = PAGES.map((name) => pathTo(name, { property: 'casa-miramar' } as never));

/** Measures what a guest who has visited every page downloads after one line of one remote has changed. */
export async function benchOneLineChange({ say }: { say: (line: string) => void }): Promise<Report> {
  const lab = await startLab(say);
  const browser = await startBrowser();
  try {
    say('building the changed one');
    const changed = await releaseWithOneLineChanged(CHANGED);
    const records = lab.records.map((record) => (record.name === CHANGED ? changed : record));
    const [first = '/'] = paths;

    await lab.show('suite', first);
    const guest = await browser.newContext();
    const before = await visit(guest, lab);
    await lab.showSet(setOfRecords(records, 'one line'), first, 'page');
    const after = await visit(guest, lab);
    return { name: 'one-line-change', date: new Date().toISOString(), ...compared(before, after) };
  } finally {
    await browser.close();
    await lab.stop();
  }
}

/** Opens every page in its own tab and returns the release files that went over the wire. */
async function visit(guest: BrowserContext, { server }: Lab): Promise<WireRequest[]> {
  const seen: WireRequest[] = [];
  for (const path of paths) {
    const page = await guest.newPage();
    const wire = await listenToWire(await guest.newCDPSession(page));
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => performance.getEntriesByName('live-page').length > 0);
    seen.push(
      ...wire.filter(({ url, bytes }) => bytes > 0 && new URL(url).pathname.startsWith('/releases/')),
    );
    await page.close();
  }
  return seen;
}

function compared(before: WireRequest[], after: WireRequest[]): Pick<Report, 'metrics' | 'notes'> {
  const whole = sum(before);
  const ofChanged = after.filter((it) => releaseOf(it) === CHANGED);
  const ofShell = after.filter((it) => releaseOf(it) === 'shell');
  const ofOthers = after.filter((it) => ![CHANGED, 'shell'].includes(releaseOf(it)));
  return {
    metrics: [
      metric({ name: 'first visit, all of it', value: whole, unit: 'B' }),
      metric({ name: `${CHANGED} again`, value: sum(ofChanged), unit: 'B', baseline: whole, goal: 0.03 }),
      metric({ name: `files of ${CHANGED}`, value: ofChanged.length, unit: '' }),
      metric({ name: 'the shell again', value: sum(ofShell), unit: 'B', target: 0, goal: 0 }),
      metric({ name: 'other remotes again', value: sum(ofOthers), unit: 'B', target: 0, goal: 0 }),
    ],
    notes: [
      `Downloaded again:\n${after.map(({ url, bytes }) => `  ${bytes} B  ${new URL(url).pathname}`).join('\n')}`,
    ],
  };
}

const releaseOf = ({ url }: WireRequest) => new URL(url).pathname.split('/')[2] ?? '';

const sum = (requests: WireRequest[]) => requests.reduce((bytes, it) => bytes + it.bytes, 0);
