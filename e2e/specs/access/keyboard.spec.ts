import type { RouteName } from '@guest/shared/routes/routes';
import { focusStops, sameStops, type FocusStop } from '../../accessibility/focus-stops';
import { openReadyPage } from '../../accessibility/ready-page';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';

const { property } = hotels.lisbon;

const readingPages = [
  'index',
  'cookies',
  'healthcheck',
  'property',
  'property-directories',
  'property-directories-directory',
  'property-directories-outlets',
  'property-outlet',
  'property-outlet-menus',
  'property-outlet-menus-menu',
  'property-activities-index',
  'property-activities-schedule',
  'property-activities-outlet',
  'property-activities-outlet-menu',
  'property-activity-activityId',
  'property-discover',
  'property-discover-id',
  'property-discover-guidelines',
  'property-chat-intro',
] as const satisfies RouteName[];

/** A radio group is one stop, and its options are reached with arrow keys. Disabled controls are no stops. */
const CONTROLS =
  'a[href]:visible, button:enabled:visible, input:enabled:not([type=radio]):visible, summary:visible';

const isUnseen = ({ ring, isOnScreen }: FocusStop) => ring.width < 2 || ring.contrast < 3 || !isOnScreen;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const name of readingPages) {
  test(`the keyboard reaches every control on ${name}, and the focus is always visible`, async ({
    page,
    addressOf,
  }) => {
    test.slow();
    await openReadyPage(page, await addressOf(name, property));

    const controls = page.locator(CONTROLS);
    let stops: FocusStop[] = [];
    // Parts of the home page load on approach, so the first walk may only load them.
    await expect(async () => {
      stops = await focusStops(page);
      expect(stops.length).toBeGreaterThanOrEqual(await controls.count());
    }).toPass({ timeout: 30_000 });
    expect(stops.filter(isUnseen)).toEqual([]);

    // The order of the stops is the same in the dark, so only their looks are checked.
    await page.emulateMedia({ colorScheme: 'dark' });
    const inTheDark = await sameStops(page);
    expect(inTheDark.length).toBeGreaterThanOrEqual(await controls.count());
    expect(inTheDark.filter(isUnseen)).toEqual([]);
  });
}

test('the first stop skips the frame to the content', async ({ page }) => {
  await openReadyPage(page, `/${property}`);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test('a navigation moves the focus and is announced', async ({ page }) => {
  await openReadyPage(page, `/${property}/directories/bars-and-restaurants`);

  await page
    .getByRole('link', { name: /Maré Alta/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveTitle(/Maré Alta/);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Maré Alta' })).toHaveText(await page.title());
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a dish opens and closes by keyboard, and the focus returns to it', async ({ page, addressOf }) => {
  await openReadyPage(page, await addressOf('property-outlet-menus-menu', property));
  const dish = page
    .getByRole('main')
    .getByRole('button', { name: /sardine/i })
    .first();

  await dish.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  expect(await sheet.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');

  await expect(sheet).toBeHidden();
  await expect(dish).toBeFocused();
});
