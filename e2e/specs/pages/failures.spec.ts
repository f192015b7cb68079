import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

/** The request of the feed page. The home page requests fewer posts and is answered. */
const POSTS = /\/web\/property\/casa-miramar\/posts\?(.*&)?limit=10(&|$)/;

test.beforeEach(async ({ page }) => {
  await page.goto('/casa-miramar');
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');
});

test('X-03 401 leads through /clear, which signs the guest out, back to the property', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/401/);
  const addresses: string[] = [];
  page.on('framenavigated', (frame) =>
    addresses.push(new URL(frame.url()).pathname + new URL(frame.url()).search),
  );
  await page.evaluate(() =>
    localStorage.setItem('guest-session', JSON.stringify({ state: { token: 'gone' }, version: 1 })),
  );
  await page.route(POSTS, (route) =>
    route.fulfill({ status: 401, json: { error: 'Sign in to continue', code: 'unauthorized' } }),
  );

  await goByNavigation(page, /share/i);

  await expect.poll(() => addresses).toContain('/clear?goBack=%2Fcasa-miramar');
  await expect(page).toHaveURL(/\/casa-miramar$/);
  const saved = await page.evaluate(() => localStorage.getItem('guest-session') ?? '');
  expect(saved).not.toContain('gone');
});

test('X-02 503 shows its own message, leaves the rest working, and the page can be retried', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/503/);
  await page.route(POSTS, (route) =>
    route.fulfill({
      status: 503,
      json: { error: "We're in maintenance mode, please try again", code: 'maintenance' },
    }),
  );
  await goByNavigation(page, /share/i);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    "We're in maintenance mode, please try again",
  );

  await page.unroute(POSTS);
  await page.getByRole('button', { name: 'Try again' }).click();

  await expect(page.getByRole('article').first()).toBeVisible();
});

test('X-03 the property to return to is the current one and not the first one', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/401/);
  await page.goto('/qasr-al-bahr');
  await waitUntilReady(page);
  await page.goto('/');
  await page
    .getByRole('link', { name: /Casa Miramar/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/casa-miramar$/);
  await page.route(POSTS, (route) =>
    route.fulfill({ status: 401, json: { error: 'Sign in to continue', code: 'unauthorized' } }),
  );
  const cleared = page.waitForURL(/\/clear\?/);

  await goByNavigation(page, /share/i);
  await cleared;

  await expect(page).toHaveURL(/\/casa-miramar$/);
});

test('Q-10 a chunk that is missing after a new build reloads the page', async ({ page, consoleErrors }) => {
  consoleErrors.expected(/.*/);
  await page.route('**/builds/latest.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), buildId: 'another' } });
  });
  await page.route(/\/releases\/dining\/.*page-.*\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'gone' }),
  );
  const reloaded = page.waitForEvent('framenavigated', { predicate: (frame) => frame === page.mainFrame() });

  await page.evaluate(() => ((globalThis as { isOldPage?: true }).isOldPage = true));
  await goByNavigation(page, /eat/i);
  await reloaded;

  await page.waitForFunction(() => !('isOldPage' in globalThis));
});
