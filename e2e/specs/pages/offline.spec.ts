import type { Page } from '@playwright/test';
import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test as base } from '../../test';
import { suiteWithFaults, type FaultyServer } from '../../suite/faulty-server';
import { cacheLazyFiles, openAndCache, waitUntilCached } from '../../suite/wait-until-cached';
import { waitUntilReady } from '../../suite/wait-until-ready';

const HOME = '/casa-miramar';

const test = base.extend<{ suite: FaultyServer }>({
  suite: async ({ baseURL }, provide) => {
    const suite = await suiteWithFaults(baseURL ?? '');
    await provide(suite);
    await suite.close();
  },
});

test.use({ serviceWorkers: 'allow' });
test.setTimeout(240_000);

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /Updated|offline/ });

test('opened pages are readable offline: a menu, the directories, the schedule, the feed', async ({
  page,
  context,
  suite,
  consoleErrors,
}) => {
  consoleErrors.expected(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  const paths = [
    `${HOME}/directories`,
    `${HOME}/directories/bars-and-restaurants`,
    `${HOME}/activities/schedule`,
    `${HOME}/discover`,
  ];
  await openAndCache(page, suite.origin + HOME);
  const headings: Record<string, string> = {};
  for (const path of paths) {
    await page.goto(suite.origin + path);
    await waitUntilReady(page);
    headings[path] = await page.getByRole('heading', { level: 1 }).innerText();
  }
  const menu = await firstMenu(page, suite.origin);
  await waitUntilCached(page, menu);
  const dish = await page.getByRole('main').getByRole('listitem').first().innerText();

  await context.setOffline(true);

  for (const path of paths) {
    await page.goto(suite.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path] ?? '');
    await expect(notice(page)).toBeVisible();
  }
  await page.goto(suite.origin + menu);
  await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(dish, { useInnerText: true });
});

async function firstMenu(page: Page, origin: string): Promise<string> {
  await page.goto(`${origin}${HOME}/directories/bars-and-restaurants`);
  await page
    .getByRole('link', { name: /Maré Alta/ })
    .first()
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /À la carte/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/menus\//);
  const path = new URL(page.url()).pathname;
  await page.goto(origin + path);
  await waitUntilReady(page);
  return path;
}

test('E-08 a page reached by navigation opens without a server, shows its age, and is refreshed when the server is back', async ({
  page,
  suite,
  consoleErrors,
}) => {
  consoleErrors.expected(/Failed to load resource/);
  await openAndCache(page, suite.origin + HOME);
  await goByNavigation(page, /share/i);
  // Only the text is compared, because the relative time may change in between.
  const post = page
    .getByRole('article', { name: /^Post by/ })
    .first()
    .locator('p[lang]');
  const words = await post.innerText();
  await waitUntilCached(page, HOME);
  suite.setFault('gone');

  await page.reload();

  await expect(post).toHaveText(words, { useInnerText: true });
  await expect(notice(page)).toHaveText(/^Updated \d\d:\d\d · you're offline$/);

  suite.setFault('fair');
  await expect(notice(page)).toBeHidden({ timeout: 15_000 });
  await expect(post).toHaveText(words, { useInnerText: true });
});

test('a tab reloaded offline shows its page, and a page that was never opened says so', async ({
  page,
  context,
  suite,
  consoleErrors,
}) => {
  consoleErrors.expected(/Failed to load resource/);
  await openAndCache(page, suite.origin + HOME);
  await page.close();
  await context.setOffline(true);

  const tab = await context.newPage();
  await tab.goto(suite.origin + HOME);
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Casa Miramar');
  await waitUntilReady(tab);

  await tab
    .getByRole('navigation')
    .getByRole('link', { name: /activities/i })
    .first()
    .click();
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText("You're offline");
  await context.setOffline(false);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/activities/i);

  await context.setOffline(true);
  await tab.goto(`${suite.origin}/qasr-al-bahr`);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText("You're offline");
  await tab.getByRole('link', { name: 'Casa Miramar' }).click();
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Casa Miramar');
});

test('X-02 during maintenance opened pages are readable and marked as old', async ({
  page,
  suite,
  consoleErrors,
}) => {
  consoleErrors.expected(/503/);
  await openAndCache(page, suite.origin + HOME);
  // Without the code that asks the server, the page cannot tell maintenance from a lost connection.
  await cacheLazyFiles(page);
  suite.setFault('maintenance');

  await page.reload();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Casa Miramar');
  await expect(notice(page)).toHaveText(/^Updated \d\d:\d\d · couldn't refresh$/);
});

test('C-01 a slow request says that it is still running and can be cancelled and retried', async ({
  page,
  suite,
}) => {
  await openAndCache(page, suite.origin + HOME);
  suite.setFault('endless');
  await goByNavigation(page, /share/i);
  const main = page.getByRole('main');

  await expect(main.getByText('Still working. The connection is slow.')).toBeVisible({ timeout: 12_000 });
  await main.getByRole('button', { name: 'Stop' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Loading stopped');

  suite.setFault('fair');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: /^Post by/ }).first()).toBeVisible();
});

test('a first visit loads at most 250 KB of the releases before ten quiet seconds, no file twice, then one file after the other', async ({
  page,
  suite,
}) => {
  const cachedForEver = /^\/(releases|pictures|faces)\//;
  // A file that the page and the worker both load over the network counts twice.
  const requested = () => suite.requestedPaths().filter((path) => path.startsWith('/releases/'));
  await openAndCache(page, suite.origin + HOME);
  await page.mouse.wheel(0, 10);
  const before = requested();

  await page.waitForTimeout(9_000);
  expect(requested()).toEqual(before);
  const sent = suite.sentBytes().filter(({ path }) => /^\/(releases|builds\/files)\//.test(path));
  expect(sent.length).toBeGreaterThanOrEqual(before.length);
  expect(sent.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(250_000);
  // The worker takes everything else that the page has loaded from the browser's cache.
  const lasting = suite.requestedPaths().filter((path) => cachedForEver.test(path));
  expect(lasting.toSorted()).toEqual([...new Set(lasting)].toSorted());

  await expect.poll(() => requested().length, { timeout: 20_000 }).toBeGreaterThan(before.length + 3);
  await page.mouse.wheel(0, 10);
  await page.waitForTimeout(2_000);
  const after = requested().length;
  await page.waitForTimeout(4_000);
  expect(requested()).toHaveLength(after);
});

test('a second visit requests its document once and no script, style or picture', async ({ page, suite }) => {
  await openAndCache(page, suite.origin + HOME);
  await cacheLazyFiles(page);
  await waitUntilCached(page, HOME);
  suite.clearRequests();

  await page.goto(suite.origin + HOME);
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');

  expect(suite.requestedPaths().filter((path) => path === HOME)).toHaveLength(1);
  expect(suite.requestedPaths().filter((path) => /^\/(releases|pictures)\//.test(path))).toEqual([]);
});

test('a second visit shows its page although no request is answered, and says how old it is', async ({
  page,
  suite,
}) => {
  await openAndCache(page, suite.origin + HOME);
  await cacheLazyFiles(page);
  await waitUntilCached(page, HOME);
  suite.setFault('dead');
  suite.clearRequests();
  // An hour later on the clock of the device.
  await page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 3_600_000;
  });

  await page.goto(suite.origin + HOME);
  await waitUntilReady(page);

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Casa Miramar');
  await expect(notice(page)).toHaveText(/^Updated \d\d:\d\d · couldn't refresh$/);
  // Nothing was answered, so what was requested has not held up the page.
  expect(suite.requestedPaths().filter((path) => /^\/releases\//.test(path))).toEqual([]);
  await goByNavigation(page, /share/i);
  suite.setFault('fair');
});

/** Playwright evaluates as if the guest had tapped, so only real taps count in the page. */
function followTaps(): void {
  let hasBeenActive = false;
  addEventListener('pointerdown', () => (hasBeenActive = true), true);
  Object.defineProperty(Navigator.prototype, 'userActivation', { get: () => ({ hasBeenActive }) });
}

for (const hasBegun of [false, true]) {
  test(`a page of an older release ${hasBegun ? 'stays under the eyes of a guest who has begun' : 'changes to the new one before the guest begins'}`, async ({
    page,
    suite,
  }) => {
    await page.addInitScript(followTaps);
    await openAndCache(page, suite.origin + HOME);
    const { buildId, shell } = await boot(page);
    suite.simulateRelease({ [buildId]: 'the-next', [shell]: `${shell}-next` });
    suite.setFault('slow');
    suite.clearRequests();

    await page.goto(suite.origin + HOME, { waitUntil: 'commit' });
    if (hasBegun) await page.getByRole('heading', { level: 1 }).click();
    expect((await boot(page)).shell).toBe(shell);
    await expect.poll(() => suite.requestedPaths(), { timeout: 30_000 }).toContain('/builds/latest.json');

    if (!hasBegun) {
      await expect
        .poll(async () => (await boot(page).catch(() => undefined))?.shell, { timeout: 60_000 })
        .toBe(`${shell}-next`);
      return;
    }
    await page.waitForLoadState('networkidle');
    expect((await boot(page)).shell).toBe(shell);
    // The next visit has the new release from the device.
    await page.goto(suite.origin + HOME, { waitUntil: 'commit' });
    expect((await boot(page)).shell).toBe(`${shell}-next`);
  });
}

test('cached pages of two releases keep their own files, and both open offline', async ({
  page,
  context,
  suite,
  consoleErrors,
}) => {
  consoleErrors.expected(/Failed to load resource/);
  await openAndCache(page, suite.origin + HOME);
  const { buildId, shell } = await boot(page);
  const [script = ''] = await shellScripts(page);
  // Files are addressed by their content, so a release that differs has another address for its script.
  const nextScript = script.replace(/[\da-f]{8}/, '00000000');
  suite.simulateRelease({ [buildId]: 'the-next', [shell]: `${shell}-next`, [script]: nextScript });
  const [first, second] = [HOME, `${HOME}/discover`];
  await openAndCache(page, suite.origin + second);
  await context.setOffline(true);

  for (const [path, version, loaded] of [
    [first, shell, script],
    [second, `${shell}-next`, nextScript],
  ]) {
    await page.goto(suite.origin + path);
    await waitUntilReady(page);
    expect(await shellScripts(page)).toEqual([loaded]);
    expect((await boot(page)).shell).toBe(version);
  }
});

/** Returns the names of the shell's main scripts that the document loads. */
const shellScripts = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts].flatMap(
      ({ src }) => /\/releases\/shell\/files\/(main\..+\.js)/.exec(src)?.[1] ?? [],
    ),
  );

const boot = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(document.getElementById('boot')?.textContent ?? '{}') as { buildId: string; shell: string },
  );

test('a page that a second tab opens while the worker of the first one starts is cached too', async ({
  page,
  context,
  suite,
}) => {
  const feed = `${HOME}/discover`;
  const second = await context.newPage();
  await page.goto(suite.origin + HOME);
  await second.goto(suite.origin + feed);

  await waitUntilCached(second, feed);
});

test('clearing the device removes all cached pages', async ({ page, suite }) => {
  await openAndCache(page, suite.origin + HOME);

  await page.goto(`${suite.origin}/clear`);
  await expect(page).toHaveURL(`${suite.origin}/`);

  const left = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await Promise.all(
      ['/casa-miramar', '/copies/en/web/property/casa-miramar/detail'].map((path) =>
        caches.match(path, { ignoreVary: true }),
      ),
    )),
  ]);
  expect(left.filter((it) => typeof it !== 'string' && it !== undefined && it !== null)).toEqual([]);
});
