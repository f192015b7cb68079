import type { BrowserContext } from '@playwright/test';
import { pathTo, type RouteName } from '@guest/shared/routes/routes';
import { startBrowser } from '../load/bench-browser';
import { recordRequests, type WireRequest } from '../load/wire';
import { metric, type Report } from '../measuring/report';
import { releaseWithOneLineChanged } from '../suite/changed-release';
import { setOfRecords, startLab, type Lab } from '../suite/lab';

const CHANGED_PACKAGE = 'dining';
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
export async function benchOneLineChange({ print }: { print: (line: string) => void }): Promise<Report> {
  const lab = await startLab(print);
  const browser = await startBrowser();
  try {
    print('building the changed package');
    const changed = await releaseWithOneLineChanged(CHANGED_PACKAGE);
    const records = lab.records.map((record) => (record.name === CHANGED_PACKAGE ? changed : record));
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
  const downloads: WireRequest[] = [];
  for (const path of paths) {
    const page = await guest.newPage();
    const wire = await recordRequests(await guest.newCDPSession(page));
    await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => performance.getEntriesByName('live-page').length > 0);
    downloads.push(
      ...wire.filter(({ url, bytes }) => bytes > 0 && new URL(url).pathname.startsWith('/releases/')),
    );
    await page.close();
  }
  return downloads;
}

function compared(before: WireRequest[], after: WireRequest[]): Pick<Report, 'metrics' | 'notes'> {
  const whole = sum(before);
  const ofChanged = after.filter((it) => releaseOf(it) === CHANGED_PACKAGE);
  const ofShell = after.filter((it) => releaseOf(it) === 'shell');
  const ofOthers = after.filter((it) => ![CHANGED_PACKAGE, 'shell'].includes(releaseOf(it)));
  return {
    metrics: [
      metric({ name: 'first visit, all of it', value: whole, unit: 'B' }),
      metric({
        name: `${CHANGED_PACKAGE} again`,
        value: sum(ofChanged),
        unit: 'B',
        baseline: whole,
        goal: 0.03,
      }),
      metric({ name: `files of ${CHANGED_PACKAGE}`, value: ofChanged.length, unit: '' }),
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
