import type { Page } from '@playwright/test';
import { pathTo } from '@guest/shared/routes/routes';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const outlet = pathTo('property-outlet', { property: hotels.lisbon.property, outlet: 'mare-alta' });

async function openOutlet(page: Page) {
  await page.goto(outlet);
  await waitUntilReady(page);
  return page.getByRole('list', { name: /^Photos of/ });
}

test('N-10 the photos advance automatically at their speed and stop on request', async ({ page }) => {
  const strip = await openOutlet(page);
  await expect(page.getByText('1 / 3')).toBeVisible();
  const speed = strip.evaluate(async (it) => {
    await new Promise((resolve) => it.addEventListener('scroll', resolve, { once: true }));
    return it.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration);
  });

  await expect(page.getByText('2 / 3')).toBeVisible();
  expect((await speed)[0]).toBe(400);

  await page.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(200, 800);
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  await expect(page.getByText('2 / 3')).toBeVisible();
});

test('a swipe or a button changes the photo without moving the rest of the page', async ({ page }) => {
  const strip = await openOutlet(page);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();

  await page.getByRole('button', { name: 'Next photo' }).click();
  await expect(page.getByText('2 / 3')).toBeVisible();
  await strip.evaluate((it) => it.scrollTo({ left: it.scrollWidth, behavior: 'instant' }));
  await expect(page.getByText('3 / 3')).toBeVisible();

  expect(await heading.boundingBox()).toEqual(before);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the photos are a scrollable strip without controls', async ({ page }) => {
    await page.goto(outlet);

    const strip = page.getByRole('list', { name: /^Photos of/ });
    await expect(strip.getByRole('img')).toHaveCount(3);
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    expect(await strip.evaluate((it) => getComputedStyle(it).overflowX)).toBe('auto');
  });
});
