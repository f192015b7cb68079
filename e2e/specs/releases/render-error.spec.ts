import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { recordReports } from '../../releases/record-reports';
import { overrideRemotes } from '../../releases/override-remotes';
import { republish } from '../../releases/republish';
import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const hotel = { property: 'casa-miramar' };
const PAGE = /^page-property-discover\.\w+\.js$/;
const FEED_LINE = '"Moments and tips from guests and the hotel."';

test.beforeEach(async ({ page, consoleErrors }) => {
  consoleErrors.expected(/.*/);
  await withAnsweredBanner(page);
});

/**
 * Opens a page whose Share feed crashes until the test repairs it. There is no previous version to fall back
 * to.
 */
async function publishCrashingFeed(page: Page, version: string) {
  const crash = `(globalThis.isMended ? ${FEED_LINE} : (()=>{throw new TypeError("the feed is out of order")})())`;
  const crashing = await republish('discover', version, (code, file) =>
    PAGE.test(file) ? code.replaceAll(FEED_LINE, crash) : code,
  );
  await overrideRemotes(page, { discover: crashing });
  await page.goto(pathTo('property', hotel));
  await goByNavigation(page, /share/i);
  await expect(page.getByRole('heading', { level: 1, name: 'Share has stopped working' })).toBeVisible();
}

const repair = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isMended: true }));
const reload = (page: Page) => page.getByRole('button', { name: 'Reload this part' });

test('M-09 a crashed part explains itself in plain words and is rendered again on request', async ({
  page,
}) => {
  const version = '9.4.0-crashes';
  await publishCrashingFeed(page, version);
  await expect(page.getByRole('alert')).not.toContainText(version);
  await expect(page.getByRole('alert')).not.toContainText('out of order');

  await reload(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Share has stopped working' })).toBeVisible();
  await repair(page);
  await reload(page).click();

  await expect(page.getByRole('feed', { name: 'Posts' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('M-08 on a test channel a crashed part names its version and copies a link to the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setExtraHTTPHeaders({ 'x-release-channel': 'staging' });
  const version = '9.4.1-crashes';
  await publishCrashingFeed(page, version);

  const panel = page.getByRole('alert');
  await expect(panel).toContainText(`discover ${version} · channel`);
  await expect(panel).toContainText('TypeError: the feed is out of order');
  await panel.getByRole('button', { name: 'Copy a link to these versions' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();

  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(link.pathname).toBe(pathTo('property-discover', hotel));
  expect(link.searchParams.get('mix')?.split(',')).toEqual(
    expect.arrayContaining([`discover@${version}`, expect.stringMatching(/^shell@/)]),
  );
});

test('M-09 an uncaught error is reported with the running releases and without its message', async ({
  page,
}) => {
  const reports = await recordReports(page);
  await page.goto(pathTo('property', hotel));
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () => void setTimeout(() => void Promise.reject(new RangeError('Ana Reis is not in room 12'))),
  );

  const crashReport = async () =>
    (await reports()).find(({ events }) => events.some(({ outcome }) => outcome === 'threw'));
  await expect.poll(crashReport, { timeout: 15_000 }).toMatchObject({
    passport: { channel: 'production', source: 'channel', versions: { discover: expect.any(String) } },
  });
  expect((await crashReport())?.events).toContainEqual({
    name: 'shell',
    version: (await crashReport())?.passport.versions.shell,
    source: 'channel',
    outcome: 'threw',
    took: null,
    errorClass: 'RangeError',
    instead: null,
  });
  expect(JSON.stringify(await reports())).not.toContain('Ana');
});

test('M-09 an error that a release throws outside of its page is charged to the version that runs', async ({
  page,
}) => {
  const reports = await recordReports(page);
  const version = '9.4.2-throws-late';
  const throwing = await republish('discover', version, (code, file) =>
    PAGE.test(file)
      ? code.replaceAll(FEED_LINE, `(setTimeout(()=>{throw new RangeError("late")}),${FEED_LINE})`)
      : code,
  );
  await overrideRemotes(page, { discover: throwing });
  await page.goto(pathTo('property', hotel));
  await goByNavigation(page, /share/i);

  // The page is rendered more than once, and each time it throws.
  const throwers = async () =>
    new Set(
      (await reports())
        .flatMap(({ events }) => events)
        .filter(({ outcome }) => outcome === 'threw')
        .map((event) => `${event.name} ${event.version} ${event.source} ${event.errorClass}`),
    );
  await expect
    .poll(throwers, { timeout: 15_000 })
    .toEqual(new Set([`discover ${version} channel RangeError`]));
});
