import type { Page } from '@playwright/test';
import { pathTo } from '@guest/shared/routes/routes';
import { axeFindings } from '../../accessibility/axe-findings';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const outlet = (property: string, slug: string) => pathTo('property-outlet', { property, outlet: slug });

async function openFirstPhoto(page: Page, path: string) {
  await page.goto(path);
  await waitUntilReady(page);
  const photo = page.getByRole('main').locator('button[aria-haspopup="dialog"]').first();
  await photo.click();
  await expect(page.getByRole('dialog').getByRole('status')).toBeVisible();
  return photo;
}

/** Simulates one or two fingers on a touch screen. */
async function touchWith(page: Page, paths: { from: number; to: number }[]) {
  const session = await page.context().newCDPSession(page);
  const at = (part: number) =>
    paths.map(({ from, to }, id) => ({ x: from + (to - from) * part, y: 420, id }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= 10; step++) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 10) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const scaleOf = (page: Page) =>
  page
    .locator('dialog li[aria-hidden="false"] img')
    .evaluate((photo) => new DOMMatrix(getComputedStyle(photo).transform).a);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('E-08 a swipe changes the photo, two fingers zoom, and back closes the gallery', async ({ page }) => {
    const path = outlet(hotels.lisbon.property, 'mare-alta');
    const photo = await openFirstPhoto(page, path);
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).toContainText('Photo 1 of 3.');

    await touchWith(page, [{ from: 330, to: 60 }]);
    await expect(status).toContainText('Photo 2 of 3.');

    await touchWith(page, [
      { from: 180, to: 120 },
      { from: 210, to: 270 },
    ]);
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(2);

    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => scaleOf(page)).toBe(1);

    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expect(photo).toBeFocused();
  });

  test('a double tap zooms into the photo at that point', async ({ page }) => {
    await openFirstPhoto(page, outlet(hotels.lisbon.property, 'mare-alta'));

    await page.touchscreen.tap(100, 420);
    await page.touchscreen.tap(100, 420);

    await expect.poll(() => scaleOf(page)).toBeCloseTo(2.5, 1);
  });
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('the photos run from right to left', async ({ page }) => {
    await openFirstPhoto(page, outlet(hotels.muscat.property, 'majan'));
    const [first, second] = await page
      .locator('dialog li')
      .evaluateAll((stages) => stages.map((stage) => stage.getBoundingClientRect().left));
    expect(second).toBeLessThan(first ?? 0);

    await page.keyboard.press('ArrowLeft');

    await expect(page.getByRole('dialog').getByText('2 / ')).toBeVisible();
  });
});

test('closing with Escape adds no history entry, and axe finds no violations', async ({ page }) => {
  await page.goto('/casa-miramar/directories/bars-and-restaurants');
  await openFirstPhoto(page, outlet(hotels.lisbon.property, 'mare-alta'));

  expect(await axeFindings(page, { within: 'dialog' })).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => !history.state?.over);
  await page.goBack();
  await expect(page).toHaveURL('/casa-miramar/directories/bars-and-restaurants');
});
