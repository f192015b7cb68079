import type { CDPSession, Page } from '@playwright/test';
import { releaseSuite } from '../../../release/src/release-suite';
import { connectTo } from '../chat/database';
import { benchOutlet } from '../dining/bench-menus';
import { probeMenu, type FilterNotes, type OpenNotes } from '../dining/menu-probe';
import { startBrowser } from '../load/bench-browser';
import { CPU_SLOWDOWN, NAMES_ARE_KEPT, PHONE } from '../load/cold-load';
import { runBlocks } from '../measuring/blocks';
import { untilMachineIsQuiet } from '../measuring/quiet-machine';
import { metric, type Report } from '../measuring/report';
import { median } from '../measuring/statistics';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer } from '../suite/server-process';

const SLUG = 'bench-menus';
const MENUS = { long: 300, short: 30 };
type Name = keyof typeof MENUS;
const CASES: readonly Name[] = ['long', 'short'];
const MOST_MS = 100;
const QUIET_WITHIN_MS = 30_000;
/** Each on and off again, so that what is measured last stands as the first did. */
const TAPS = ['Vegan', 'Vegan', 'Milk', 'Milk', 'Vegetarian', 'Vegetarian'];

interface Sample extends OpenNotes {
  /** Of the slowest of the taps on the filter, each. */
  filter: number;
  filterWhole: number;
  filterLongest: number;
}

/** A menu of 300 dishes on a phone: opened from the list of menus, and filtered. */
export async function benchDiningMenu(asked: {
  blocks: number;
  say: (line: string) => void;
}): Promise<Report> {
  const { blocks, say } = asked;
  await releaseSuite({ storage: labStore, channels: ['production'], say });
  const server = await startServer(labDataDir);
  try {
    const client = await connectTo(labDataDir);
    await benchOutlet(client, SLUG, MENUS).finally(() => client.end());
    const menus = `${server.origin}/casa-miramar/directories/bars-and-restaurants/${SLUG}/menus`;
    let busy = 0;
    const measure = async (name: Name): Promise<Sample> => {
      if (!(await untilMachineIsQuiet(QUIET_WITHIN_MS))) busy += 1;
      const sample = await sampleOf(menus, name);
      say(`${name}: open ${Math.round(sample.open)} ms, filter ${Math.round(sample.filter)} ms`);
      return sample;
    };
    const onBlock = (done: number) => say(`block ${done} of ${blocks}`);
    const samples = await runBlocks({ cases: CASES, blocks, measure, onBlock });
    const of = (name: Name, what: keyof Sample) => median(samples.get(name)?.map((it) => it[what]) ?? []);
    const against = (name: string, what: keyof Sample, target?: number) =>
      metric({
        ...{ name, unit: 'ms', value: of('long', what), baseline: of('short', what) },
        ...(target !== undefined && { target }),
      });
    return {
      name: 'dining-menu',
      date: new Date().toISOString(),
      metrics: [
        against('open, tap to a screen of dishes', 'open', MOST_MS),
        against('open, tap to all dishes', 'whole'),
        against('open, longest task', 'longest'),
        against('filter, slowest tap to the screen', 'filter', MOST_MS),
        against('filter, slowest tap to all dishes', 'filterWhole'),
        against('filter, longest task', 'filterLongest'),
      ],
      notes: [
        `${MENUS.long} dishes against ${MENUS.short}, at a quarter of the CPU; data and code have come before the tap.`,
        'A moment counts when it is painted and the page is free for the next tap. The screen is that of a phone, as it then stays.',
        ...(busy > 0
          ? [
              `The machine did other work in ${busy} of ${2 * (blocks + 1)} measurements: this run does not count.`,
            ]
          : []),
      ],
    };
  } finally {
    await server.stop();
  }
}

/** In a browser that has never been here. */
async function sampleOf(menus: string, name: Name): Promise<Sample> {
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
    await context.addInitScript(NAMES_ARE_KEPT);
    await context.addInitScript(probeMenu);
    const page = await context.newPage();
    const broken = new Promise<never>((_, reject) => page.once('pageerror', reject));
    return await Promise.race([measureIn(page, await context.newCDPSession(page), { menus, name }), broken]);
  } finally {
    await browser.close();
  }
}

async function measureIn(
  page: Page,
  tools: CDPSession,
  { menus, name }: { menus: string; name: Name },
): Promise<Sample> {
  await page.goto(menus, { waitUntil: 'networkidle' });
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const address = new URL(`${menus}/${name}`).pathname;
  const notes = await page.evaluate(([at, dishes]) => globalThis.menuProbe.open(at, dishes), [
    address,
    MENUS[name],
  ] as const);
  await page.getByRole('button', { name: 'Allergens and diet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vegan' }).waitFor();
  const taps: FilterNotes[] = [];
  for (const label of TAPS) {
    taps.push(await page.evaluate((chip) => globalThis.menuProbe.filter(chip), label));
  }
  return {
    ...notes,
    filter: Math.max(...taps.map(({ screen }) => screen)),
    filterWhole: Math.max(...taps.map(({ whole }) => whole)),
    filterLongest: Math.max(...taps.map(({ longest }) => longest)),
  };
}
