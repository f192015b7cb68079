import type { Page } from '@playwright/test';
import { TAMPERED } from '../../../scripts/testing/release-faults';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { bookPath, findFreeTimes } from '../../actors/table';
import { overrideRemotes } from '../../releases/override-remotes';
import { recordEvents } from '../../releases/record-reports';
import { republish, servedRemote } from '../../releases/republish';
import { expect, test } from '../../test';

/** The booking panel is lazy code of a page that the server has rendered. */
const CODE = 'booking\\.\\w+\\.js';
const STYLES = 'booking\\.\\w+\\.css';
/** The hashes of all lazy code of the remote. */
const HASHES = 'hashes\\.\\w+\\.json';
const banner = (page: Page) => page.getByText("Part of this page didn't load.");

test.beforeEach(async ({ page, consoleErrors }) => {
  consoleErrors.expected(
    /status of 404|Refused to apply style|valid digest|integrity checks failed|ChunkLoadError|Loading (CSS )?chunk/i,
  );
  await withAnsweredBanner(page);
});

const failed = { name: 'dining', outcome: 'failed', errorClass: 'ChunkLoadError' };

/** Makes a file of a version missing or tampered with. Returns a function that repairs it. */
async function damage(page: Page, version: string, file: string, damageKind: 'gone' | 'tampered') {
  const files = new RegExp(`/dining/${version}/${file}`);
  await page.route(files, async (route) => {
    if (damageKind === 'gone') return route.fulfill({ status: 404 });
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + TAMPERED });
  });
  return () => page.unroute(files);
}

(
  [
    ['scripts', CODE, 'tampered'],
    ['styles', STYLES, 'gone'],
    ['hashes', HASHES, 'tampered'],
    ['hashes', HASHES, 'gone'],
  ] as const
).forEach(([what, file, damageKind], i) => {
  test(`M-09 lazy code whose ${what} are ${damageKind}: the previous version shows the page, and one report is sent`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const version = `9.6.${i}-broken`;
    const working = await servedRemote('dining');
    await overrideRemotes(page, { dining: { ...(await republish('dining', version)), previous: working } });
    const reports = await recordEvents(page);
    await damage(page, version, file, damageKind);

    await page.goto(bookPath({ property: 'casa-miramar', outlet: 'mare-alta' }, 9));

    await expect(page.getByRole('region', { name: 'Times' })).toBeVisible({ timeout: 60_000 });
    await findFreeTimes(page);
    await expect(banner(page)).toHaveCount(0);
    expect((await reports()).filter(({ outcome }) => outcome === 'failed')).toMatchObject([
      { ...failed, version, instead: working.version },
    ]);
    if (damageKind === 'tampered') expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
  });
});

test('M-09 lazy code that is missing in two versions: the page stays, shows a banner, and can be reloaded', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [newer, older] = ['9.7.1-broken', '9.7.0-broken'];
  const previous = await republish('dining', older);
  await overrideRemotes(page, { dining: { ...(await republish('dining', newer)), previous } });
  const reports = await recordEvents(page);
  const repairs = [await damage(page, newer, CODE, 'gone'), await damage(page, older, CODE, 'gone')];

  await page.goto(bookPath({ property: 'casa-miramar', outlet: 'mare-alta' }, 9));
  await expect(banner(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await reports()).filter(({ outcome }) => outcome === 'failed')).toMatchObject([
    { ...failed, version: newer, instead: older },
    { ...failed, version: older, instead: null },
  ]);

  // The files are repaired only now; earlier, the code would load by itself and the banner would disappear.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) for (const repair of repairs) void repair();
  });
  await page.getByRole('button', { name: 'Reload page' }).click();
  await findFreeTimes(page);
  await expect(banner(page)).toHaveCount(0);
});
