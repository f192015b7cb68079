import type { Browser } from '@playwright/test';
import { photoPage, publishPhotoHotel } from '../content/photo-hotel';
import { startBrowser } from '../load/bench-browser';
import { loadCold, type ColdLoad } from '../load/cold-load';
import { runBlocks } from '../measuring/blocks';
import { waitForQuietMachine } from '../measuring/quiet-machine';
import type { Report } from '../measuring/report';
import { startH2Front, type Front } from '../network/h2-front';
import { createNetSim, SLOW_PHONE } from '../network/net-sim';
import { activityPage } from '../my-stay/activity-page';
import { labDataDir } from '../suite/lab-folders';
import { startLab, viewOf, type Lab, type Variant } from '../suite/lab';
import { firstViewMetrics, noiseNotes, type FirstViewSubject, type Loads } from './first-view-metrics';
import { measuredPages, type MeasuredPage } from './measured-pages';

interface Case {
  page: MeasuredPage;
  subject: FirstViewSubject;
}

const VARIANT_OF: Record<FirstViewSubject, Variant> = {
  suite: 'suite',
  'suite again': 'suite',
  flat: 'flat',
  empty: 'empty',
  bare: 'bare',
};
/**
 * The longest wait for a quiet machine before a load. A load that overlaps with other work on a shared
 * machine is not comparable.
 */
const QUIET_LIMIT_MS = 15_000;

// The cast is safe because `VARIANT_OF` is keyed by `FirstViewSubject`.
const subjects = Object.keys(VARIANT_OF) as FirstViewSubject[];

/** Measures cold loads of a page of the shell and of pages of remotes next to those of the other variants. */
export async function benchFirstView(options: {
  blocks: number;
  print: (line: string) => void;
}): Promise<Report> {
  const { blocks, print } = options;
  const lab = await startLab(print);
  const front = await startH2Front({ target: lab.server.origin, shape: createNetSim(SLOW_PHONE) });
  const browser = await startBrowser({ fingerprint: front.fingerprint });
  const notes: string[] = [];
  try {
    await publishPhotoHotel(lab.server.origin, labDataDir);
    const measured = [...measuredPages, await activityPage(labDataDir), photoPage];
    const cases = measured.flatMap((page) => subjects.map((subject): Case => ({ page, subject })));
    const samples = await runBlocks({
      cases,
      blocks,
      measure: (one) => measure({ lab, front, browser }, one, (note) => notes.push(note)),
      onBlock: (done) => print(done === 0 ? 'warm' : `block ${done} of ${blocks}`),
    });
    const pages = Object.fromEntries(measured.map((page) => [page.name, loadsOf(page, samples)]));
    return {
      name: 'first-view',
      date: new Date().toISOString(),
      metrics: Object.entries(pages).flatMap(([page, loads]) => firstViewMetrics(page, loads)),
      notes: [...noiseNotes(pages), ...notes],
    };
  } finally {
    await browser.close();
    front.close();
    await lab.stop();
  }
}

/** Repeats a failed load once and adds a note to the report. */
async function measure(
  { lab, front, browser }: { lab: Lab; front: Front; browser: Browser },
  { page, subject }: Case,
  note: (text: string) => void,
): Promise<ColdLoad> {
  const variant = VARIANT_OF[subject];
  await lab.show(variant, page.path);
  await waitForQuietMachine(QUIET_LIMIT_MS);
  const load = () =>
    loadCold(browser, { url: front.origin + page.path, content: page.content, view: viewOf(variant) });
  try {
    return await load();
  } catch (error) {
    note(`Made again: ${page.name} of ${subject}. ${String(error)}`);
    return load();
  }
}

function loadsOf(page: MeasuredPage, samples: Map<Case, ColdLoad[]>): Loads {
  const ofPage = [...samples].filter(([one]) => one.page === page);
  // The cast is safe because every variant is measured on every page.
  return Object.fromEntries(ofPage.map(([{ subject }, loads]) => [subject, loads])) as Loads;
}
