import { pathTo } from '@guest/shared/routes/routes';
import type { BrowserContext, Page } from '@playwright/test';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { overrideRemotes } from '../../releases/override-remotes';
import { recordEvents } from '../../releases/record-reports';
import { republish, servedRelease } from '../../releases/republish';
import { expect, test } from '../../test';

const hotel = { property: 'casa-miramar' };

test.setTimeout(90_000);

/** A tab logs this before it hangs, because on a busy machine a tab that does not answer may not have begun. */
const HANGS = 'this tab hangs';

/** A release of the feed whose mount never ends and never lets the tab do anything else. */
const HANGING_SCRIPT = `
  const remote = { hostVersion: 1, version: 'hanging', mount() { console.debug('${HANGS}'); for (;;) {} } };
  globalThis.discover_9_6_0_hanging = { init() {}, get: async () => () => ({ remote }) };
`;

/** A release of the feed whose page waits for data longer than its code is noted, and hangs the tab with the data. */
const LATE_SCRIPT = `
  let hasData = false;
  let data;
  const Feed = () => {
    data ??= new Promise((resolve) => setTimeout(resolve, 4_000)).then(() => (hasData = true));
    if (!hasData) throw data;
    console.debug('${HANGS}');
    for (;;);
  };
  const pages = { 'property-discover': async () => Feed };
  const remote = { hostVersion: 1, version: 'late', mount: async () => ({ pages, reads: {}, texts: {} }) };
  globalThis.discover_9_6_1_late = { init() {}, get: async () => () => ({ remote }) };
`;

/** A release of the feed whose page waits for its data for ever. Two scripts of one page share the names outside of a block. */
const WAITING_SCRIPT = `{
  const data = new Promise(() => {});
  const pages = { 'property-discover': async () => () => { throw data; } };
  const remote = { hostVersion: 1, version: 'waiting', mount: async () => ({ pages, reads: {}, texts: {} }) };
  globalThis.discover_9_6_2_waiting = { init() {}, get: async () => () => ({ remote }) };
}`;

/** A release of the hotel's places whose page hangs the tab. */
const NEXT_SCRIPT = `{
  const Places = () => { console.debug('${HANGS}'); for (;;); };
  const pages = { 'property-directories-outlets': async () => Places };
  const remote = { hostVersion: 1, version: 'next', mount: async () => ({ pages, reads: {}, texts: {} }) };
  globalThis.dining_9_6_3_next = { init() {}, get: async () => () => ({ remote }) };
}`;

/** Publishes a copy of a remote's release whose entry is another script. */
const publishScript = (name: string, version: string, script: string) =>
  republish(name, version, (code, file) => (file.startsWith('remoteEntry.') ? script : code));

/** Opens the page that the guest sees after the tab hung, and returns its reports of frozen releases. */
async function frozenEventsOfNextPage(context: BrowserContext) {
  const next = await context.newPage();
  const events = await recordEvents(next);
  await next.goto(pathTo('property-discover', hotel));
  await expect(next.getByRole('heading', { level: 1 })).toBeVisible();
  return async () => (await events()).filter(({ errorClass }) => errorClass === 'Frozen');
}

for (const [what, version, script] of [
  ['hangs the tab', '9.6.0-hanging', HANGING_SCRIPT],
  ['hangs the tab after a long wait for its data', '9.6.1-late', LATE_SCRIPT],
] as const) {
  test(`M-09 a release that ${what} is reported by the next page of the guest`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    // The files of the release that was to be loaded.
    consoleErrors.expected(/preloaded using link preload but not used/);
    const hanging = await publishScript('discover', version, script);
    await withAnsweredBanner(page);
    await overrideRemotes(page, { discover: hanging });
    await page.goto(pathTo('property', hotel));
    await openAndClose(page);
    const frozen = await frozenEventsOfNextPage(context);

    await expect
      .poll(frozen)
      .toMatchObject([{ name: 'discover', version: hanging.version, outcome: 'failed' }]);
  });
}

test('M-09 a release whose page the guest has left while it waited is not blamed for the next page that hangs the tab', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expected(/preloaded using link preload but not used/);
  const discover = await publishScript('discover', '9.6.2-waiting', WAITING_SCRIPT);
  const dining = await publishScript('dining', '9.6.3-next', NEXT_SCRIPT);
  await withAnsweredBanner(page);
  await overrideRemotes(page, { discover, dining });
  await page.goto(pathTo('property-discover', hotel));
  await expect.poll(() => notedReleases(page)).toContain('discover');
  const hangs = page.waitForEvent('console', (message) => message.text() === HANGS);
  const taps = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Eat & drink' })
    .click()
    .catch(() => {});
  await hangs;
  expect(await isHung(page)).toBe(true);
  await page.close();
  await taps;
  const frozen = await frozenEventsOfNextPage(context);

  await expect.poll(frozen).toMatchObject([{ name: 'dining', version: dining.version, outcome: 'failed' }]);
});

test('M-09 a shell that hangs the tab is reported by the next page of the guest, and no remote is blamed', async ({
  page,
  context,
}) => {
  await withAnsweredBanner(page);
  // The shell hangs with the first step of its start.
  await page.addInitScript((hangs) => {
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      if (name === 'shell-start') console.debug(hangs);
      while (name === 'shell-start');
      return mark(name, options);
    };
  }, HANGS);
  await openAndClose(page);
  const frozen = await frozenEventsOfNextPage(context);

  const { version } = await servedRelease('shell');
  await expect.poll(frozen).toMatchObject([{ name: 'shell', version, outcome: 'failed' }]);
});

/** Opens the page of the feed, waits until it hangs and closes it. */
async function openAndClose(page: Page): Promise<void> {
  const hangs = page.waitForEvent('console', (message) => message.text() === HANGS);
  const opens = page.goto(pathTo('property-discover', hotel)).catch(() => {});
  await hangs;
  expect(await isHung(page)).toBe(true);
  await page.close();
  await opens;
}

/** The names of the releases that the page has noted on the device. */
const notedReleases = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.includes('begun-mount'))
      .map(([, note]) => (JSON.parse(String(note)) as { name: string }).name),
  );

/** Whether the tab does not run a script for two seconds. */
function isHung(page: Page): Promise<boolean> {
  const waited = new Promise<true>((resolve) => setTimeout(() => resolve(true), 2_000));
  return Promise.race([
    page.evaluate('0').then(
      () => false,
      () => false,
    ),
    waited,
  ]);
}
