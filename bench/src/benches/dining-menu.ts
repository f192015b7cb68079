import type { Page } from '@playwright/test';
import { releaseSuite } from '../../../release/src/cli/release-suite';
import { connectTo } from '../chat/database';
import { createBenchOutlet } from '../dining/bench-menus';
import { probeMenu, type FilterTimes, type OpenTimes } from '../dining/menu-probe';
import { startBrowser } from '../load/bench-browser';
import { CPU_SLOWDOWN, KEEP_NAMES_SCRIPT, PHONE } from '../load/cold-load';
import { runQuietBlocks } from '../measuring/quiet-blocks';
import { metric, type Report } from '../measuring/report';
import { median } from '../measuring/statistics';
import { labDataDir, labStore } from '../suite/lab-folders';
import { startServer } from '../suite/server-process';

const SLUG = 'bench-menus';
const MENUS = { long: 300, short: 30 };
type Name = keyof typeof MENUS;
const CASES: readonly Name[] = ['long', 'short'];
/** What must not be exceeded, and what is aimed for, in milliseconds. */
const FIRST_OPEN = { target: 150, goal: 120 };
const LATER_TAP = { target: 100 };
/** Delays the data by this long, so that the page has loaded all its code and waits only for them. */
const DATA_DELAY_MS = 2_500;
/** Each filter is set and cleared again, so that the page ends in the state in which it began. */
const TAPS = ['Vegan', 'Vegan', 'Milk', 'Milk', 'Vegetarian', 'Vegetarian'];

interface Sample extends OpenTimes {
  /** The same tap repeated, when the page has run this code before. */
  again: number;
  /** The time from the last byte of the data to a screen of dishes, on a page that waits only for its data. */
  afterData: number;
  /** The filter figures are each taken from the slowest of the taps. */
  filter: number;
  filterWhole: number;
  filterLongest: number;
}

/** Measures opening and filtering a menu of 300 dishes on a phone. */
export async function benchDiningMenu(args: {
  blocks: number;
  print: (line: string) => void;
}): Promise<Report> {
  const { blocks, print } = args;
  await releaseSuite({ storage: labStore, channels: ['production'], print });
  const server = await startServer(labDataDir);
  try {
    const client = await connectTo(labDataDir);
    try {
      await createBenchOutlet(client, SLUG, MENUS);
    } finally {
      await client.end();
    }
    const menus = `${server.origin}/casa-miramar/directories/bars-and-restaurants/${SLUG}/menus`;
    const measure = async (name: Name): Promise<Sample> => {
      const sample = await sampleOf(menus, name);
      const summary = (['open', 'again', 'afterData', 'filter'] as const).map(
        (it) => `${it} ${sample[it].toFixed()} ms`,
      );
      print(`${name}: ${summary.join(', ')}`);
      return sample;
    };
    const { samples, notes } = await runQuietBlocks({ cases: CASES, blocks, measure, print });
    const of = (name: Name, what: keyof Sample) => median(samples.get(name)?.map((it) => it[what]) ?? []);
    const against = (name: string, what: keyof Sample, limits: { target?: number; goal?: number } = {}) =>
      metric({
        name,
        unit: 'ms',
        value: of('long', what),
        baseline: of('short', what),
        ...limits,
      });
    return {
      name: 'dining-menu',
      date: new Date().toISOString(),
      metrics: [
        against('open, tap to a screen of dishes', 'open', FIRST_OPEN),
        against('open, tap to all dishes', 'whole'),
        against('open, longest task', 'longest'),
        against('open again, tap to a screen of dishes', 'again', LATER_TAP),
        against('open, data to a screen of dishes', 'afterData', FIRST_OPEN),
        against('filter, slowest tap to the screen', 'filter', LATER_TAP),
        against('filter, slowest tap to all dishes', 'filterWhole'),
        against('filter, longest task', 'filterLongest'),
      ],
      notes: [
        `${MENUS.long} dishes against ${MENUS.short}, at a quarter of the CPU. A tap: data and code have come before it. Data: the page waits for them, its code is there.`,
        'A moment counts when it is painted and the page is free for the next tap. The screen is that of a phone, as it then stays.',
        ...notes,
      ],
    };
  } finally {
    await server.stop();
  }
}

async function sampleOf(menus: string, name: Name): Promise<Sample> {
  const target = { menus, name };
  return {
    ...(await withNewBrowser(target, measureIn)),
    afterData: await withNewBrowser(target, afterDataIn),
  };
}

interface MenuTarget {
  menus: string;
  name: Name;
}

/** Runs a measurement in a new browser that shows the list of menus. */
async function withNewBrowser<T>(
  target: MenuTarget,
  measure: (page: Page, target: MenuTarget) => Promise<T>,
): Promise<T> {
  const browser = await startBrowser();
  try {
    const context = await browser.newContext({ ...PHONE, locale: 'en-GB' });
    await context.addInitScript(KEEP_NAMES_SCRIPT);
    await context.addInitScript(probeMenu);
    const page = await context.newPage();
    const broken = new Promise<never>((_, reject) => page.once('pageerror', reject));
    const measured = showMenus(page, target).then(() => measure(page, target));
    return await Promise.race([measured, broken]);
  } finally {
    await browser.close();
  }
}

async function showMenus(page: Page, { menus }: MenuTarget): Promise<void> {
  await page.goto(menus, { waitUntil: 'networkidle' });
  const tools = await page.context().newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

async function afterDataIn(page: Page, { menus, name }: MenuTarget): Promise<number> {
  await page.route('**/overview**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DATA_DELAY_MS));
    await route.continue();
  });
  const args = [new URL(`${menus}/${name}`).pathname, MENUS[name]] as const;
  return page.evaluate(([address, dishes]) => globalThis.menuProbe.openBeforeData(address, dishes), args);
}

async function measureIn(page: Page, { menus, name }: MenuTarget): Promise<Omit<Sample, 'afterData'>> {
  const address = new URL(`${menus}/${name}`).pathname;
  const open = () =>
    page.evaluate(([address, dishes]) => globalThis.menuProbe.open(address, dishes), [
      address,
      MENUS[name],
    ] as const);
  const notes = await open();
  await page.goBack();
  await page.locator(`a[href$="${address}"]`).waitFor();
  const again = (await open()).open;
  await page.getByRole('button', { name: 'Allergens and diet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Vegan' }).waitFor();
  const taps: FilterTimes[] = [];
  for (const label of TAPS) {
    taps.push(await page.evaluate((chip) => globalThis.menuProbe.filter(chip), label));
  }
  return {
    ...notes,
    again,
    filter: Math.max(...taps.map(({ screen }) => screen)),
    filterWhole: Math.max(...taps.map(({ whole }) => whole)),
    filterLongest: Math.max(...taps.map(({ longest }) => longest)),
  };
}
