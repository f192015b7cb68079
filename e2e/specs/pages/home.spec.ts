import type { Page } from '@playwright/test';
import { hotels } from '../../suite/hotels';
import { readLayoutShifts, recordLayoutShifts } from '../../suite/layout-shift';
import { expect, test } from '../../test';

const home = `/${hotels.lisbon.property}`;

/** Scrolls through the home page, which loads the parts of the remotes. */
async function scrollThroughHome(page: Page): Promise<void> {
  const end = page.getByRole('region', { name: 'About the hotel', exact: true });
  for (const part of ['Coming up today', 'From our guests']) {
    const region = page.getByRole('region', { name: part });
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(region.getByRole('link').nth(1)).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  await end.scrollIntoViewIfNeeded();
}

test('R-01 R-08 the list of hotels leads to a hotel, whose home shows what is on and links to it', async ({
  page,
}) => {
  await page.goto('/');
  // The list goes on with the hotels that other tests have made for themselves.
  const names = page.getByRole('main').getByRole('link');
  // The list goes on with the hotels that other tests have made for themselves.
  await expect
    .poll(async () => (await names.allTextContents()).slice(0, 3))
    .toEqual(['Casa Miramar', 'Qasr Al Bahr', 'Higashiyama An']);
  await page.getByRole('main').getByRole('link', { name: hotels.lisbon.name }).click();

  await expect(page).toHaveURL(home);
  await expect(page).toHaveTitle(`My Hotel | ${hotels.lisbon.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotels.lisbon.name);
  const quickActions = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('listitem');
  await expect(quickActions).toHaveCount(6);
  await expect(page.getByRole('region', { name: 'Hotel news' })).toBeVisible();
  await scrollThroughHome(page);
});

test('R-08 a picture that fails keeps its space and shows the name of the hotel', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/Failed to load resource/);
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto(home);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hero = await page.locator('main img').first().boundingBox();
  expect(hero?.height).toBeGreaterThan(200);
});

test('R-08 the home does not shift after it is rendered, not even when the cookie banner appears', async ({
  page,
}) => {
  await recordLayoutShifts(page);
  await page.goto(home);
  await expect(page.getByRole('region', { name: 'May we use optional cookies?' })).toBeVisible();
  await scrollThroughHome(page);

  const shifts = await readLayoutShifts(page);
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.02);
});
