import type { Browser } from '@playwright/test';
import { startBrowser } from '../load/bench-browser';
import { loadCold, type ColdLoad } from '../load/cold-load';
import { runBlocks } from '../measuring/blocks';
import { untilMachineIsQuiet } from '../measuring/quiet-machine';
import type { Report } from '../measuring/report';
import { startH2Front, type Front } from '../network/h2-front';
import { createNetSim, SLOW_PHONE } from '../network/net-sim';
import { startLab, viewOf, type Lab, type Variant } from '../suite/lab';
import { firstViewMetrics, noiseNotes, type Contestant, type Loads } from './first-view-metrics';
import { measuredPages, type MeasuredPage } from './measured-pages';

interface Case {
  page: MeasuredPage;
  contestant: Contestant;
}

const VARIANT_OF: Record<Contestant, Variant> = {
  suite: 'suite',
  'suite again': 'suite',
  flat: 'flat',
  empty: 'empty',
  bare: 'bare',
};
/** On a machine that others use as well; a load in the middle of their work says nothing. */
const QUIET_LIMIT_MS = 15_000;

// Its keys are written above.
const contestants = Object.keys(VARIANT_OF) as Contestant[];

/** Cold loads of a page of the shell and of pages of remotes, side by side with what they are compared with. */
export async function benchFirstView(options: {
  blocks: number;
  say: (line: string) => void;
}): Promise<Report> {
  const { blocks, say } = options;
  const lab = await startLab(say);
  const front = await startH2Front({ target: lab.server.origin, shape: createNetSim(SLOW_PHONE) });
  const browser = await startBrowser({ fingerprint: front.fingerprint });
  const notes: string[] = [];
  try {
    const cases = measuredPages.flatMap((page) =>
      contestants.map((contestant): Case => ({ page, contestant })),
    );
    const samples = await runBlocks({
      cases,
      blocks,
      measure: (one) => measure({ lab, front, browser }, one, (note) => notes.push(note)),
      onBlock: (done) => say(done === 0 ? 'warm' : `block ${done} of ${blocks}`),
    });
    const pages = Object.fromEntries(measuredPages.map((page) => [page.name, loadsOf(page, samples)]));
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

/** A load that went wrong is made once more, and the report says so. */
async function measure(
  { lab, front, browser }: { lab: Lab; front: Front; browser: Browser },
  { page, contestant }: Case,
  note: (text: string) => void,
): Promise<ColdLoad> {
  const variant = VARIANT_OF[contestant];
  await lab.show(variant, page.path);
  await untilMachineIsQuiet(QUIET_LIMIT_MS);
  const load = () =>
    loadCold(browser, { url: front.origin + page.path, content: page.content, view: viewOf(variant) });
  try {
    return await load();
  } catch (error) {
    note(`Made again: ${page.name} of ${contestant}. ${String(error)}`);
    return load();
  }
}

function loadsOf(page: MeasuredPage, samples: Map<Case, ColdLoad[]>): Loads {
  const ofPage = [...samples].filter(([one]) => one.page === page);
  // Every contestant has its case on every page.
  return Object.fromEntries(ofPage.map(([{ contestant }, loads]) => [contestant, loads])) as Loads;
}
