import { addToBasket, type MenuParams } from '../../actors/ordering';
import { openReadyPage } from '../../accessibility/ready-page';
import { readLayoutShifts, recordLayoutShifts } from '../../suite/layout-shift';
import { hotels } from '../../suite/hotels';
import { pathTo } from '@guest/shared/routes/routes';
import { expect, test } from '../../test';

const { property } = hotels.lisbon;
const roomService: MenuParams = { property, outlet: 'room-service', menu: 'all-day' };
const DISH = 'Club sandwich Miramar';

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the menu has its basket beside it, which stays in view and leads on', async ({ page }) => {
    await addToBasket(page, roomService, DISH);

    const pane = page.getByRole('region', { name: 'Your order' });
    await expect(pane.getByRole('heading', { name: DISH })).toBeVisible();
    await expect(pane.getByText('Total', { exact: true })).toBeVisible();
    const sections = await page.getByRole('navigation', { name: 'Sections' }).boundingBox();
    expect((sections?.x ?? 0) + (sections?.width ?? Infinity)).toBeLessThanOrEqual(
      (await pane.boundingBox())?.x ?? 0,
    );
    await expect(page.locator('[data-action-bar]')).toBeHidden();
    const dishes = await page.getByRole('button', { name: DISH, exact: true }).boundingBox();
    const beside = await pane.boundingBox();
    expect(beside?.x).toBeGreaterThan((dishes?.x ?? Infinity) + (dishes?.width ?? 0));

    await page.mouse.move(400, 500);
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(pane.getByRole('heading', { name: DISH })).toBeInViewport();
    await pane.getByRole('link', { name: 'Continue to order' }).click();
    await expect(page).toHaveURL(/order-now$/);
  });

  test('the button stays in view at the head of the menu, and the total beside the dishes, with a basket of many lines', async ({
    page,
  }) => {
    test.slow();
    const pane = page.getByRole('region', { name: 'Your order' });
    for (const dish of ['Fish soup', 'House salad', 'Pasta with clams', DISH]) {
      await addToBasket(page, roomService, dish);
    }

    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 1024, height: 640 },
    ]) {
      await page.setViewportSize(viewport);
      for (const top of [0, 500]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        await expect(pane.getByRole('link', { name: 'Continue to order' })).toBeInViewport({ ratio: 1 });
      }
      await expect(pane.getByText('Total', { exact: true })).toBeInViewport({ ratio: 1 });
    }
    await pane.getByRole('button', { name: `Remove ${DISH}` }).click();
    await expect(pane.getByRole('heading', { name: DISH })).toHaveCount(0);
  });

  test('nothing moves when the basket arrives', async ({ page }) => {
    await recordLayoutShifts(page);
    await openReadyPage(page, pathTo('property-outlet-menus-menu', { ...roomService }));

    await expect(page.getByText('Choose a dish, and it appears here.')).toBeVisible();
    const shifts = await readLayoutShifts(page);
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBe(0);
  });
});

test('on a phone the basket stays in the bar at the foot', async ({ page }) => {
  await addToBasket(page, roomService, DISH);

  await expect(
    page.locator('[data-action-bar]').getByRole('link', { name: /^Your order: 1 item/ }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your order' })).toHaveCount(0);
});
