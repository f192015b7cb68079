import { pathTo } from '@guest/shared/routes/routes';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../test';
import { firstPages } from '../../suite/first-pages';
import { hotels } from '../../suite/hotels';
import { waitUntilReady } from '../../suite/wait-until-ready';

/** The marker that React writes for a boundary that the server left to the browser. */
const UNFINISHED = '<!--$!-->';
const MENU = '/casa-miramar/directories/bars-and-restaurants/mare-alta/menus/a-la-carte';

interface FirstViewRecord {
  removed: string[];
  shift: number;
}

declare global {
  var firstView: FirstViewRecord;
}

/**
 * Records from the first byte until the page is interactive whether parts of the server-rendered view are
 * removed or move.
 */
function watchFirstView(): void {
  globalThis.firstView = { removed: [], shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      globalThis.firstView.shift += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((records) => {
    if (performance.getEntriesByName('live-page').length > 0) return;
    for (const { removedNodes } of records) {
      for (const node of removedNodes) {
        if (node instanceof HTMLElement && !node.matches('script, link')) {
          globalThis.firstView.removed.push(node.outerHTML.slice(0, 80));
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Repeats the request until the view is complete: a busy server may respond with frame and skeleton first.
 */
async function waitUntilComplete(request: APIRequestContext, path: string): Promise<void> {
  await expect
    .poll(async () => (await request.get(path, { headers: { accept: 'text/html' } })).text(), {
      timeout: 20_000,
    })
    .not.toContain(UNFINISHED);
}

for (const hotel of Object.values(hotels)) {
  for (const [owner, path] of Object.entries(firstPages)) {
    test(`the first view of ${owner} at ${hotel.property} is complete in the document and is hydrated without a change`, async ({
      page,
      request,
    }) => {
      await waitUntilComplete(request, path(hotel.property));
      await page.addInitScript(watchFirstView);

      const response = await page.goto(path(hotel.property));
      await waitUntilReady(page);

      expect(response?.status()).toBe(200);
      expect(await response?.text()).not.toContain(UNFINISHED);
      const view = await page.evaluate(() => globalThis.firstView);
      expect(view.removed).toEqual([]);
      expect(view.shift).toBeLessThan(0.01);
      const fetched = await page.evaluate(() => {
        const live = performance.getEntriesByName('live-page')[0]?.startTime ?? 0;
        const before = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < live);
        return before.map(({ name }) => new URL(name).pathname).filter((it) => /^\/web\/|\.css$/.test(it));
      });
      expect(fetched).toEqual([]);
    });
  }
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const [owner, path] of Object.entries(firstPages)) {
    test(`the page of ${owner} is readable`, async ({ page, request }) => {
      await waitUntilComplete(request, path(hotels.lisbon.property));
      await page.goto(path(hotels.lisbon.property));

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(40);
    });
  }

  for (const name of ['property-order', 'property-order-details', 'property-order-review'] as const) {
    test(`the first frame of ${name} has the styles of its page`, async ({ page, request }) => {
      const path = pathTo(name, hotels.lisbon);
      await waitUntilComplete(request, path);
      await page.goto(path);

      const drawn = page.locator('main > *', { has: page.getByRole('heading', { level: 1 }) });
      await expect(drawn).toHaveCSS('display', 'grid');
    });
  }
});

test('a tap on a button before it is interactive is not lost', async ({ page, request }) => {
  await waitUntilComplete(request, MENU);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/releases\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(MENU, { waitUntil: 'commit' });

  await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  release();

  await expect(page.getByRole('dialog')).toBeVisible();
});

/** The longest menu of each of two hotels, in each script. */
const longest = [
  [MENU, 'en'],
  [MENU, 'fr'],
  ['/qasr-al-bahr/directories/bars-and-restaurants/majan/menus/table', 'ar'],
  ['/higashiyama-an/directories/bars-and-restaurants/tsuki-no-ma/menus/besshoku', 'ja'],
];

test('documents are smaller than 14 KB on the wire', async ({ request }) => {
  const pages = Object.values(firstPages).map((path) => [path(hotels.lisbon.property), 'en']);
  for (const [path = '', lang = ''] of [...pages, ...longest]) {
    await waitUntilComplete(request, path);
    const response = await request.get(path, {
      headers: { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': lang },
    });
    // Playwright decodes the body; the header has the size on the wire.
    expect(Number(response.headers()['content-length']), path).toBeLessThan(14_000);
    expect(response.headers()['content-encoding']).toBe('br');
  }
});
