import { pathTo } from '@guest/shared/routes/routes';
import type { Route } from '@playwright/test';
import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';

const hotel = { property: 'casa-miramar' };
const SHARE_ENTRY = /\/releases\/discover\/[^/]+\/remoteEntry\.\w+\.js(\?|$)/;
const SHARE_CHUNK = /\/releases\/discover\/[^/]+\/__federation_expose_remote\.\w+\.js$/;

async function fulfillTampered(route: Route): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()};globalThis.wasTampered = true` });
}

/** Fails with a body that a browser must not run. */
const failures: [string, RegExp, (route: Route) => Promise<void>][] = [
  ['whose entry is 404', SHARE_ENTRY, (route) => route.fulfill({ status: 404, body: 'not here' })],
  [
    'whose entry is an HTML error page',
    SHARE_ENTRY,
    (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' }),
  ],
  ['whose entry is tampered with', SHARE_ENTRY, fulfillTampered],
  ['whose chunk is tampered with', SHARE_CHUNK, fulfillTampered],
  [
    'whose entry throws',
    SHARE_ENTRY,
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("boom")' }),
  ],
  ['whose entry is cut off', SHARE_ENTRY, (route) => route.abort()],
  ['whose chunk is cut off', SHARE_CHUNK, (route) => route.abort()],
];

for (const [what, files, fail] of failures) {
  test(`M-09 a remote ${what} affects only its own pages`, async ({ page, consoleErrors }) => {
    consoleErrors.expected(/.*/);
    await page.route(files, fail);
    await page.goto(pathTo('property', hotel));

    await goByNavigation(page, /share/i);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await page.evaluate(() => 'wasTampered' in globalThis)).toBe(false);

    await goByNavigation(page, /activities/i);
    await expect(page.getByRole('heading', { level: 1, name: /activities/i })).toBeVisible();

    // A browser may keep a tampered chunk until the page is reloaded; an entry is requested again under
    // another address.
    if (fail === fulfillTampered && files === SHARE_CHUNK) return;
    await page.unroute(files);
    await goByNavigation(page, /share/i);
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('lazy code for requests that did not load is loaded by the next attempt', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/.*/);
  const requests: string[] = [];
  await page.route(/\/releases\/shell\/.*(zod|transport)_ts\.\w+\.js$/, (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  await page.goto(pathTo('property', hotel));

  await goByNavigation(page, /activities/i);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  // A missing file must not be requested in a loop.
  expect(requests.length).toBeLessThan(20);

  await page.unrouteAll();
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: /activities/i })).toBeVisible();
});

test('M-09 a remote that hangs leaves the rest of the suite working', async ({ page, consoleErrors }) => {
  consoleErrors.expected(/.*/);
  await page.route(SHARE_ENTRY, () => new Promise(() => {}));
  await page.goto(pathTo('property', hotel));

  await goByNavigation(page, /share/i);
  await expect(page).toHaveURL(pathTo('property-discover', hotel));
  await goByNavigation(page, /activities/i);
  await expect(page.getByRole('heading', { level: 1, name: /activities/i })).toBeVisible();

  await goByNavigation(page, /share/i);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 40_000 });
});

test('M-09 a first view whose remote does not load affects only that page', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/.*/);
  await page.route(SHARE_ENTRY, (route) => route.fulfill({ status: 404, body: 'not here' }));
  await page.goto(pathTo('property-discover', hotel));

  await goByNavigation(page, /activities/i);

  await expect(page.getByRole('heading', { level: 1, name: /activities/i })).toBeVisible();
});
