import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { axeFindings } from '../../accessibility/axe-findings';
import { findClippedText } from '../../accessibility/clipped-text';
import { enterAdults } from '../../actors/activity';
import { day, waitUntilUsable } from '../../actors/anonymous-guest';
import { signIn } from '../../actors/sign-in-as';
import { signUpForTable } from '../../actors/table';
import { expect, test } from '../../test';

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

let property: string;
let muscat: string;
test.beforeAll(async ({ ownHotel }) => {
  property = await ownHotel('lisbon');
  muscat = await ownHotel('muscat');
});

// Guests sign up on the way.
test.setTimeout(120_000);

/** The list item of a restaurant or an activity. */
const offer = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });

/** Finds a day on which the activity still has places for the party: on which days the demo fills it depends on the date. */
async function dayWithPlaces(page: Page, name: string, adults: number): Promise<string> {
  for (let ahead = 3; ahead < 20; ahead += 1) {
    const query = { date: day(ahead), kind: 'activities', adults: String(adults) };
    await page.goto(pathTo('property-book', { property }, query));
    await expect(offer(page, name)).toBeVisible();
    if ((await offer(page, name).getByRole('button').count()) > 0) return query.date;
  }
  throw new Error(`${name} has no places for ${adults}`);
}

test('R-17 S-04 a visitor who signs up for a table from the list returns to the same choice and books it', async ({
  page,
}) => {
  // The restaurant serves lunch on each day of the week.
  const query = { date: day(9), adults: '3', part: 'midday' };
  await page.goto(pathTo('property-book', { property }, query));
  await waitUntilUsable(page);
  const time = offer(page, 'Maré Alta').getByRole('button').nth(1);
  const chosen = (await time.innerText()).slice(0, 5);
  await time.click();

  await signUpForTable(page);

  await expect(page.getByText(/^Welcome\. Your chosen time is still free/)).toBeVisible();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(query);
  const again = page.getByRole('button', { name: new RegExp(`^${chosen}`), pressed: true });
  await again.click();
  await expect(page).toHaveURL(/\/book\?.*party=3/);
  await expect(page.getByText(/Held for you for \d:\d\d/)).toBeVisible();
  await expect(page.getByText('3 guests')).toBeVisible();
  await page.getByRole('button', { name: 'Book this table' }).click();
  await expect(page.getByText(/^TB-[2-9A-Z]{6}$/)).toBeVisible();
});

for (const [name, viewport] of [
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
] as const) {
  test(`R-17 on ${name} a tap on a session holds its places, and the booking goes on with the same people`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, property, { stay: { from: -1, to: 30 } });
    const date = await dayWithPlaces(page, 'First wave', 3);
    await page.goto(pathTo('property-book', { property }, { date, kind: 'activities' }));
    await waitUntilUsable(page);
    await page.getByText('2 adults').click();
    await page.getByRole('button', { name: 'More adults' }).click();
    await expect(page.getByText('3 adults')).toBeVisible();
    await offer(page, 'First wave').getByRole('button').first().click();

    // The surf lesson has a limit of age, so the ages of the adults are still missing.
    await enterAdults(page, [34, 36, 60]);
    await expect(page.getByText(/^Held for you until \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeVisible();
  });
}

test('R-17 days outside the stay are struck through and say why', async ({ page }) => {
  await signIn(page, property, { stay: { from: -1, to: 3 } });
  await page.goto(pathTo('property-book', { property }, { kind: 'activities' }));
  await waitUntilUsable(page);

  await page
    .getByRole('link', { name: /Outside your stay$/ })
    .first()
    .click();

  await expect(page.getByText(/^This day is outside your stay\./)).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: 'Nothing available for your party' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ask reception' })).toBeVisible();
});

for (const [lang, hotel] of [
  ['en', () => property],
  ['ar', () => muscat],
] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang, contextOptions: { reducedMotion: 'reduce' } });

    test('the list has no violations that axe finds and cuts off nothing', async ({ page }) => {
      const path = pathTo('property-book', { property: hotel() }, { date: day(5), ages: '5,9' });
      for (const viewport of [{ width: 320, height: 640 }, LAPTOP]) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        await waitUntilUsable(page);
        await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
        await page.locator('summary').first().click();
        expect(await axeFindings(page)).toEqual([]);
        expect(await findClippedText(page)).toEqual([]);
      }
    });
  });
}
