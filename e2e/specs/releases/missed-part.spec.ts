import type { Page } from '@playwright/test';
import { TAMPERED } from '../../../scripts/testing/release-faults';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { bookPath, freeTimes } from '../../actors/table';
import { releasesOfPage } from '../../releases/releases-of-page';
import { reportsOf } from '../../releases/reports-of';
import { republish, servedRemote } from '../../releases/republish';
import { expect, test } from '../../test';

/** Choosing a table comes late to its page, which the document has drawn. */
const CODE = 'booking\\.\\w+\\.js';
const STYLES = 'booking\\.\\w+\\.css';
const banner = (page: Page) => page.getByText('A part of this page did not come.');

test.beforeEach(async ({ page, complaints }) => {
  complaints.expected(
    /status of 404|Refused to apply style|valid digest|ChunkLoadError|Loading (CSS )?chunk/i,
  );
  await withAnsweredBanner(page);
});

const failed = { name: 'dining', outcome: 'failed', errorClass: 'ChunkLoadError' };

/** A file of a version is not there, or is not what was built. Returns what mends it. */
async function damage(page: Page, version: string, file: string, how: 'gone' | 'tampered') {
  const files = new RegExp(`/dining/${version}/${file}`);
  await page.route(files, async (route) => {
    if (how === 'gone') return route.fulfill({ status: 404 });
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + TAMPERED });
  });
  return () => page.unroute(files);
}

(
  [
    ['scripts', CODE, 'tampered'],
    ['styles', STYLES, 'gone'],
  ] as const
).forEach(([what, file, how], i) => {
  test(`M-09 a part that comes late and whose ${what} are ${how}: the version before draws the page, and one report tells of it`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const version = `9.6.${i}-broken`;
    const working = await servedRemote('dining');
    await releasesOfPage(page, { dining: { ...(await republish('dining', version)), previous: working } });
    const reports = await reportsOf(page);
    await damage(page, version, file, how);

    await page.goto(bookPath('mare-alta', 9));

    await expect(page.getByRole('region', { name: 'Times' })).toBeVisible({ timeout: 60_000 });
    await freeTimes(page);
    await expect(banner(page)).toHaveCount(0);
    expect((await reports()).filter(({ outcome }) => outcome === 'failed')).toMatchObject([
      { ...failed, version, instead: working.version },
    ]);
    if (how === 'tampered') expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);
  });
});

test('M-09 a part that comes late and is gone twice in a row: the page stays, says so, and can be loaded again', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [newer, older] = ['9.6.3-broken', '9.6.2-broken'];
  const previous = await republish('dining', older);
  await releasesOfPage(page, { dining: { ...(await republish('dining', newer)), previous } });
  const reports = await reportsOf(page);
  const mends = [await damage(page, newer, CODE, 'gone'), await damage(page, older, CODE, 'gone')];

  await page.goto(bookPath('mare-alta', 9));
  await expect(banner(page)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await reports()).filter(({ outcome }) => outcome === 'failed')).toMatchObject([
    { ...failed, version: newer, instead: older },
    { ...failed, version: older, instead: null },
  ]);

  // Not a moment before: the part would come by itself, and the line go.
  page.on('request', (request) => {
    if (request.isNavigationRequest()) for (const mend of mends) void mend();
  });
  await page.getByRole('button', { name: 'Load the page again' }).click();
  await freeTimes(page);
  await expect(banner(page)).toHaveCount(0);
});
