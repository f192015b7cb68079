import { expect, test } from '../test';
import { firstPages, hotels } from '../hotels';

interface Watched {
  removed: number;
  shift: number;
}

declare global {
  var firstView: Watched;
}

/** Watches from the first byte whether anything of the server's view is thrown away, or moves. */
function watchFirstView(): void {
  globalThis.firstView = { removed: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      globalThis.firstView.shift += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((records) => {
    for (const { removedNodes } of records) {
      for (const node of removedNodes) {
        if (node instanceof HTMLElement && node.closest('script, link') === null) {
          if (node.matches('main, article, section, li, header, nav')) globalThis.firstView.removed += 1;
        }
      }
    }
  }).observe(document, { childList: true, subtree: true });
}

for (const hotel of Object.values(hotels)) {
  for (const [owner, path] of Object.entries(firstPages)) {
    test(`the first view of ${owner} at ${hotel.property} is whole in the document, and is taken over without a trace`, async ({
      page,
    }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        if (/\/web\/|\.css$/.test(new URL(request.url()).pathname)) calls.push(request.url());
      });
      await page.addInitScript(watchFirstView);

      const response = await page.goto(path(hotel.property));
      const html = (await response?.text()) ?? '';
      await page.waitForFunction(() => performance.getEntriesByName('live-page').length > 0);
      await page.waitForLoadState('networkidle');

      expect(response?.status()).toBe(200);
      expect(html).not.toContain('<!--$!-->');
      expect(await page.locator('html').getAttribute('lang')).toBeTruthy();
      const watched = await page.evaluate(() => globalThis.firstView);
      expect(watched.removed).toBe(0);
      expect(watched.shift).toBeLessThan(0.01);
      expect(calls).toEqual([]);
    });
  }
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const [owner, path] of Object.entries(firstPages)) {
    test(`the page of ${owner} can be read`, async ({ page }) => {
      await page.goto(path(hotels.lisbon.property));

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(40);
    });
  }
});

test('a tap before the page answers is not lost', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/releases\/(shell|dining)\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/casa-miramar/directories/bars-and-restaurants/mare-alta', { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: /menu/i }).first();
  await expect(link).toBeVisible();
  release();
  await expect(link).toBeVisible();
});

test('a document is small: under 14 KB on the wire', async ({ request }) => {
  for (const path of Object.values(firstPages)) {
    const response = await request.get(path(hotels.lisbon.property), {
      headers: { 'accept-encoding': 'br' },
    });
    // Playwright has decoded the body; the header tells what came over the wire.
    expect(Number(response.headers()['content-length'])).toBeLessThan(14_000);
    expect(response.headers()['content-encoding']).toBe('br');
  }
});
