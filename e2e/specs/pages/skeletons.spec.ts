import { pathTo, type RouteName } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { signIn } from '../../actors/sign-in-as';
import { hotels } from '../../suite/hotels';
import { waitUntilReady } from '../../suite/wait-until-ready';
import { expect, test } from '../../test';

const { property } = hotels.lisbon;
const sizes = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } };
/** Pages whose blocks are drawn in the first screen for every guest. */
const pages = [
  'property-outlet-book',
  'property-outlet-menus-menu',
  'property-outlet-order-now',
  'property-activity-book',
  'property-profile',
  'property-reservations',
  'property-request-create',
] satisfies RouteName[];

/** Opens a page without a new document, as a tap on a notification does. The listener starts after the first view. */
async function openInPlace(page: Page, path: string): Promise<void> {
  const send = () =>
    page.evaluate(
      (tapped) => navigator.serviceWorker.dispatchEvent(new MessageEvent('message', { data: { tapped } })),
      path,
    );
  await expect(async () => {
    await send();
    await expect(page).toHaveURL(path, { timeout: 1_000 });
  }).toPass();
}

/**
 * Returns where the columns of a page start, and where the last one ends: of what is drawn as a block in the first screen,
 * within the gutters.
 */
const columns = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const { paddingInlineStart } = getComputedStyle(main ?? document.body);
    const inner = (main?.getBoundingClientRect().left ?? 0) + parseFloat(paddingInlineStart);
    const isPainted = (element: Element) => {
      const { backgroundColor, borderTopWidth, borderInlineStartWidth } = getComputedStyle(element);
      const hasFill = !/^(transparent|rgba\(0, 0, 0, 0\))$/.test(backgroundColor);
      return (
        element instanceof HTMLImageElement ||
        hasFill ||
        (borderTopWidth !== '0px' && borderInlineStartWidth !== '0px')
      );
    };
    const blocks = [...(main?.querySelectorAll('*') ?? [])]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => {
        const isOnScreen = box.top < innerHeight && box.bottom > 0;
        return isOnScreen && box.width >= 240 && box.height >= 40 && box.left >= inner && isPainted(element);
      })
      .map(({ box }) => ({ start: Math.round(box.left), end: Math.round(box.right) }));
    const starts = [...new Set(blocks.map(({ start }) => start))].sort((a, b) => a - b);
    return { starts, end: Math.max(...blocks.map(({ end }) => end)) };
  });

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    for (const name of pages) {
      test(`the skeleton of ${name} has the columns of the page`, async ({ page, addressOf }) => {
        const path = await addressOf(name, property);
        await signIn(page, property, { stay: { to: 5 } });
        let release: () => void = () => {};
        const isReleased = new Promise<void>((resolve) => (release = resolve));
        await page.route(new RegExp(`/page-${name}\\.\\w+\\.js`), async (route) => {
          await isReleased;
          await route.continue();
        });
        await page.goto(pathTo('property-discover-guidelines', { property }));
        await waitUntilReady(page);

        await openInPlace(page, path);
        const skeleton = page.locator('main [aria-busy="true"]');
        await expect(skeleton.getByText('Loading', { exact: true })).toBeAttached();
        // The skeletons of the pages are loaded once the first view is interactive.
        await expect.poll(() => skeleton.locator('span[aria-hidden]').count()).toBeGreaterThan(4);
        const expected = await columns(page);
        release();
        await expect(skeleton).toHaveCount(0);

        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        // A part that loads on its own may take a moment longer than the page.
        await expect.poll(() => columns(page)).toEqual(expected);
      });
    }
  });
}

test.describe('pages without a hotel', () => {
  test.use({ viewport: sizes.laptop });

  test('begin at the same left edge', async ({ page, addressOf }) => {
    const edges: Record<string, number | undefined> = {};
    for (const name of ['index', 'cookies', 'healthcheck', 'user-username'] satisfies RouteName[]) {
      await page.goto(await addressOf(name, property));
      await waitUntilReady(page);
      edges[name] = (await page.locator('main h1').boundingBox())?.x;
    }

    const [first] = Object.values(edges);
    expect(edges).toEqual(Object.fromEntries(Object.keys(edges).map((name) => [name, first])));
  });
});
