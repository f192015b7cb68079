import { pathTo } from '@guest/shared/routes/routes';
import type { Locator, Page } from '@playwright/test';
import { addToBasket } from '../../actors/ordering';
import { signIn } from '../../actors/sign-in-as';
import { bookPath } from '../../actors/table';
import { hotels } from '../../suite/hotels';
import { waitUntilReady } from '../../suite/wait-until-ready';
import { expect, test } from '../../test';

const { property } = hotels.lisbon;
const question = (page: Page) => page.getByRole('region', { name: 'May we use optional cookies?' });

/** Opens a page on a device that has not answered the question. */
async function openUndecided(page: Page, path: string): Promise<void> {
  // A page before this one may have answered the question.
  await page.addInitScript(() => localStorage.removeItem('cookie-consent'));
  await page.goto(path);
  await waitUntilReady(page);
  await expect(question(page)).toBeVisible();
}

/** Returns what Tab reaches in the page while the question covers a part of it. */
async function coveredStops(page: Page, maxStops = 30): Promise<string[]> {
  const covered: string[] = [];
  for (let i = 0; i < maxStops; i++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const it = document.activeElement;
      const asked = document.querySelector('[data-cookie-question]');
      if (!it || !asked || it === document.body) return null;
      if (asked.contains(it)) return { covered: '' };
      const [a, b] = [it.getBoundingClientRect(), asked.getBoundingClientRect()];
      const isApart = a.bottom <= b.top || a.top >= b.bottom || a.right <= b.left || a.left >= b.right;
      return { covered: isApart ? '' : `${it.outerHTML.slice(0, 200)} ${a.top}-${a.bottom} under ${b.top}` };
    });
    if (!stop) break;
    if (stop.covered) covered.push(stop.covered);
  }
  return covered;
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  await expect(one).toBeVisible();
  // The boxes are read one after the other, and the page may move between them while it loads.
  await expect(async () => {
    const [a, b] = [await one.boundingBox(), await other.boundingBox()];
    if (!a || !b) throw new Error('an element has no bounding box');
    const isApart =
      a.y + a.height <= b.y || a.y >= b.y + b.height || a.x >= b.x + b.width || a.x + a.width <= b.x;
    expect(isApart, JSON.stringify([a, b])).toBe(true);
  }).toPass({ timeout: 5_000 });
}

const atTheTable = { property, outlet: 'mare-alta' };
const roomService = { property, outlet: 'room-service', menu: 'all-day' };

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the end of a page can be scrolled out from under the cookie question', async ({ page }) => {
      for (const path of [pathTo('property', { property }), `/${property}/signin`]) {
        await openUndecided(page, path);

        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

        const end = await page.getByRole('main').getByRole('link').last().boundingBox();
        const covered = await question(page).boundingBox();
        expect((end?.y ?? Infinity) + (end?.height ?? 0), path).toBeLessThanOrEqual(covered?.y ?? 0);
      }
    });

    test('nothing that has the focus is under the cookie question', async ({ page }) => {
      for (const path of [`/${property}/register/email`, bookPath(atTheTable, 9)]) {
        await openUndecided(page, path);
        expect(await coveredStops(page), path).toEqual([]);
      }
    });

    test('the basket of a menu is not under the cookie question', async ({ page: first, context }) => {
      await addToBasket(first, roomService, 'Club sandwich Miramar');
      // The first page answers the question by itself.
      const page = await context.newPage();
      await openUndecided(page, pathTo('property-outlet-menus-menu', roomService));
      const basket =
        viewport.width < 1024
          ? page.locator('[data-action-bar]')
          : page.getByRole('region', { name: 'Your order' }).getByRole('link').last();
      for (const top of [0, 500, 1e6]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        await expectApart(basket, question(page));
      }
    });

    test('the field for a comment is not under the cookie question', async ({ page, addressOf }) => {
      await openUndecided(page, await addressOf('property-discover-id', property));
      await expectApart(page.locator('[data-action-bar]'), question(page));
    });
  });
}

test('a conversation is not asked about cookies, which would cover its field and its latest message', async ({
  page,
}) => {
  await signIn(page, property, { stay: {} });
  await page.evaluate(() => localStorage.removeItem('cookie-consent'));
  await page.goto(`/${property}/chat?from-footer=true`);
  await waitUntilReady(page);
  await expect(page.getByRole('textbox').first()).toBeVisible();

  await expect(question(page)).toBeHidden();
});
