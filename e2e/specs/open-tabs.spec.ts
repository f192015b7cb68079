import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { withAnsweredBanner } from '../answered-banner';
import { expect, test } from '../test';

const hotel = { property: 'casa-miramar' };

test.beforeEach(({ page }) => withAnsweredBanner(page));

test('Q-10 a tab from before a release goes on with its own files, and has the new ones with the next page once it knows', async ({
  page,
}) => {
  await holdHourly(page);
  await openHome(page);
  await releaseAnother(page);

  await goByNavigation(page, /activities/i);
  await expect(page.getByRole('heading', { level: 1, name: /activities/i })).toBeVisible();
  expect(await isOldTab(page)).toBe(true);

  const looked = page.waitForResponse('**/builds/latest.json');
  await page.evaluate(() => (globalThis as { anHourLater?: () => void }).anHourLater?.());
  await looked;
  expect(await isOldTab(page)).toBe(true);
  await goByNavigation(page, /eat/i);
  await page.waitForFunction(() => !('isOldTab' in globalThis));
  await expect(page).toHaveURL(pathTo('property-directories-outlets', hotel));
});

test('Q-10 what is typed is never lost to a reload: a file that is gone waits for the next page', async ({
  page,
}) => {
  await openHome(page, pathTo('property-register-email', hotel));
  await page.getByRole('main').getByRole('textbox').first().fill('ana@example.com');
  await releaseAnother(page);

  const looked = page.waitForResponse('**/builds/latest.json');
  await page.evaluate(() => dispatchEvent(new Event('code-missed')));
  await looked;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await isOldTab(page)).toBe(true);
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('ana@example.com');

  await page
    .getByRole('link', { name: /casa miramar/i })
    .first()
    .click();
  await page.waitForFunction(() => !('isOldTab' in globalThis));
});

test('Q-10 a page is never loaded anew twice in ten seconds', async ({ page }) => {
  await openHome(page);
  await releaseAnother(page);

  await page.evaluate(() => dispatchEvent(new Event('code-missed')));
  await page.waitForFunction(() => !('isOldTab' in globalThis));
  await isFollowing(page);
  const last = await page.evaluate(() => Number(sessionStorage.getItem('last-reload')));
  expect(last).toBeGreaterThan(0);
  // However long the machine has taken for it.
  await page.evaluate(() => sessionStorage.setItem('last-reload', String(Date.now())));

  const looked = page.waitForResponse('**/builds/latest.json');
  await page.evaluate(() => dispatchEvent(new Event('code-missed')));
  await looked;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await isOldTab(page)).toBe(true);
});

/** Gives the test the hour in its hand. */
const holdHourly = (page: Page) =>
  page.addInitScript((hour) => {
    const set = setInterval;
    const held = (work: () => void, ms?: number) => {
      if (ms !== hour) return set(work, ms);
      Object.assign(globalThis, { anHourLater: work });
      return 0;
    };
    Object.assign(globalThis, { setInterval: held });
  }, 3_600_000);

async function openHome(page: Page, path: string = pathTo('property', hotel)): Promise<void> {
  await page.goto(path);
  await isFollowing(page);
}

/** What follows the builds comes late, and tells of the first loads as it begins. */
async function isFollowing(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('live-page').length > 0);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/late\.\w+\.js$/.test(name)),
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.evaluate(() => ((globalThis as { isOldTab?: true }).isOldTab = true));
}

/** From now on the server tells of another build. */
const releaseAnother = (page: Page) =>
  page.route('**/builds/latest.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), buildId: 'another' } });
  });

const isOldTab = (page: Page) => page.evaluate(() => 'isOldTab' in globalThis);

async function goByNavigation(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name }).first().click();
}
