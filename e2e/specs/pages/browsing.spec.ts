import { serviceStatus } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { Outlet } from '@guest/shared/contracts/outlet/outlet.contract';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { expect, test } from '../../test';

// The cookie banner would cover the controls of these tests.
test.beforeEach(({ page }) => withAnsweredBanner(page));

const home = '/casa-miramar';
const dining = `${home}/directories/bars-and-restaurants`;
const menu = `${dining}/mare-alta/menus/a-la-carte`;

test('R-21 a directory leads to its entries, and an entry shows location, hours and phone number', async ({
  page,
}) => {
  await page.goto(`${home}/directories`);

  await page.getByRole('link', { name: 'Your room' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your room');
  await expect(page.getByRole('article', { name: 'Wi-Fi' })).toBeVisible();
});

test('R-22 a guest goes from the outlets to the details of a dish and back', async ({ page }) => {
  await page.goto(dining);
  await page.getByRole('link', { name: 'Maré Alta' }).click();
  await page.getByRole('main').getByRole('link', { name: 'À la carte' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('À la carte');

  await page.getByRole('button', { name: 'Bread, olives and sardine pâté' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bread, olives and sardine pâté' });

  await expect(sheet.getByText('Gluten, Fish, Milk')).toBeVisible();
  await expect(sheet.getByText('leaves out Gluten')).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bread, olives and sardine pâté' })).toBeFocused();
});

test('R-22 the section bar of a menu follows the scroll position and jumps to sections', async ({ page }) => {
  await page.goto(menu);
  const bar = page.getByRole('navigation', { name: 'Sections' });
  const isCurrent = (name: string) =>
    expect(bar.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
  await isCurrent('Couvert');

  await page
    .getByRole('region', { name: 'From the pot' })
    .evaluate((it) => it.scrollIntoView({ block: 'start' }));
  await isCurrent('From the pot');

  await bar.getByRole('link', { name: 'Sweet' }).click();
  await isCurrent('Sweet');
  await expect(page.getByRole('region', { name: 'Sweet' })).toBeInViewport();
});

test('R-22 a printed menu has all its content and none of the app', async ({ page }) => {
  await page.goto(menu);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sweet' }).getByText('€7.50')).toBeVisible();
  await expect(page.getByText('Allergens not listed: ask us').first()).toBeVisible();
  await expect(page.getByText(/^Listed by the kitchen/)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  const ink = await page
    .getByRole('heading', { level: 1 })
    .evaluate((it) => [getComputedStyle(it).color, getComputedStyle(document.body).backgroundColor]);
  expect(ink).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});

test('R-22 an outlet opens or closes while its page is shown', async ({ page, request }) => {
  const reply = await request.get('/web/property/casa-miramar/outlets/bar-do-farol');
  const { openingHours } = (await reply.json()) as Outlet;
  const { until } = serviceStatus(openingHours, Date.now(), 'Europe/Lisbon');
  await page.clock.install();
  // The page would correct its clock by the time of the server.
  await page.route(/\/(web|health)\//, async (route) => {
    const response = await route.fetch();
    const { date: _date, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await page.goto(`${dining}/bar-do-farol`);
  await page.waitForLoadState('networkidle');
  const state = page
    .getByRole('main')
    .getByText(/^(Open|Opens|Closes) /)
    .first();

  await page.clock.setSystemTime((until ?? 0) - 5 * 60_000);
  await page.clock.runFor(31_000);
  const before = await state.innerText();
  await page.clock.runFor(5 * 60_000);

  expect(before).toMatch(/^(Closes in 5 min|Opens at)/);
  await expect(state).toHaveText(before.startsWith('Closes') ? /^Opens/ : /^Open until/);
});

test('R-13 a selected category is kept in the address and survives a reload', async ({ page }) => {
  await page.goto(`${home}/activities`);
  const water = page.getByRole('link', { name: 'Water', exact: true });
  const all = await page.getByRole('article').count();
  await water.click();
  await expect(page).toHaveURL(/\?category=water$/);
  await expect(water).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('article')).not.toHaveCount(all);
  const shown = await page.getByRole('article').count();

  await page.reload();

  await expect(water).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('article')).toHaveCount(shown);
});

test('R-14 R-16 the schedule leads by day to an activity, and so does the catalogue', async ({ page }) => {
  await page.goto(`${home}/activities/schedule`);
  const days = page.getByRole('group', { name: 'Choose a day' });
  await days.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\?from=\d{4}-\d{2}-\d{2}$/);

  await page.getByRole('region', { name: 'Tomorrow' }).getByRole('link').first().click();

  await expect(page).toHaveURL(/\/activities\/schedule\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('region', { name: 'When' })).toBeVisible();
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(page.url().replace('/activities/schedule/', '/activity/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

test('R-15 an outlet shows its services and its menu as a price list', async ({ page }) => {
  await page.goto(`${home}/activities`);
  await page.getByRole('region', { name: 'Offered by' }).getByRole('link', { name: 'Maré Alta' }).click();
  await expect(page).toHaveURL(`${home}/activities/mare-alta`);
  await expect(page.getByRole('region', { name: 'Activities' }).getByRole('article')).not.toHaveCount(0);

  await page.getByRole('link', { name: 'Wines' }).click();

  await expect(page).toHaveURL(`${home}/activities/mare-alta/menu/wines`);
  await expect(page.getByText('Allergens: Sulphites').first()).toBeVisible();
  await page.getByRole('link', { name: 'View photos and options' }).click();
  await expect(page).toHaveURL(`${dining}/mare-alta/menus/wines`);
});

test('the actions of a detail page are within reach on a phone', async ({ page }) => {
  await page.goto(`${dining}/mare-alta`);

  await expect(page.getByRole('link', { name: 'View menu' })).toBeInViewport({ ratio: 1 });
});
