import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';

const missing = [
  ['an unknown property', '/nowhere'],
  ['an unknown outlet', '/casa-miramar/directories/bars-and-restaurants/nowhere'],
  ['an unknown menu', '/casa-miramar/directories/bars-and-restaurants/mare-alta/menus/nowhere'],
  ['an unknown directory', '/casa-miramar/directories/nowhere'],
  ['an unknown activity', '/casa-miramar/activity/00000000-0000-4000-8000-000000000000'],
  ['a malformed activity', '/casa-miramar/activity/not-an-id'],
  ['an unknown post', '/casa-miramar/discover/00000000-0000-4000-8000-000000000000'],
  ['a malformed post', '/casa-miramar/discover/not-an-id'],
  [
    'a page of an unknown outlet that is not built yet',
    '/casa-miramar/directories/bars-and-restaurants/nowhere/book',
  ],
  ['a malformed query string', '/casa-miramar/activities/schedule?from=garbage'],
];

for (const [what, path = ''] of missing) {
  test(`R-30 R-31 X-01 ${what} is the 404 page, with its status from the server`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expected(/404/);
    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  });
}

test('R-32 an unmatched route shows its address', async ({ page, consoleErrors }) => {
  consoleErrors.expected(/404/);
  const response = await page.goto('/casa-miramar/casino/royale');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('main')).toContainText('Page not found: /casa-miramar/casino/royale');
});

test('R-30 a post of another property is the 404 page', async ({ page, request, consoleErrors }) => {
  consoleErrors.expected(/404/);
  const posts = await request.get('/web/property/qasr-al-bahr/posts?limit=1');
  const { items } = (await posts.json()) as { items: { id: string }[] };

  const response = await page.goto(`/casa-miramar/discover/${items[0]?.id}`);

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

for (const path of ['//casa-miramar/discover?tag=a//b', '/casa-miramar//discover?tag=a//b']) {
  test(`a path with double slashes leads to the page: ${path}`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${path}`, {
      maxRedirects: 0,
      headers: { accept: 'text/html' },
    });

    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe('/casa-miramar/discover?tag=a//b');
  });
}

for (const path of ['/casa-miramar/casino/royale', '/casa-miramar/activity/not-an-id']) {
  test(`R-32 an unknown path inside a hotel keeps its frame: ${path}`, async ({ page, consoleErrors }) => {
    consoleErrors.expected(/404/);
    const response = await page.goto(path);

    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found | Casa Miramar');
    await expect(
      page.getByRole('banner').getByRole('link', { name: 'Casa Miramar', exact: true }),
    ).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Share' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('R-30 a name with invalid encoding is the 404 page', async ({ page, consoleErrors }) => {
  consoleErrors.expected(/404|malformed URL segment/);
  const response = await page.goto('/user/%E0%A4%A');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('R-31 any other error shows Internal Server Error with its own title and can be retried', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/500|Internal/);
  await page.goto('/casa-miramar');
  await page.route('**/web/property/casa-miramar/posts**', (route) =>
    route.fulfill({ status: 500, json: { error: 'Internal Server Error', code: 'internal' } }),
  );

  await goByNavigation(page, /share/i);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal Server Error');
  await expect(page).toHaveTitle('Internal Server Error | Casa Miramar');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('R-29 each layout shows its own frame', async ({ page }) => {
  await page.goto('/casa-miramar/discover');
  await expect(page.getByRole('navigation').first()).toBeVisible();

  await page.goto('/healthcheck');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /share/i })).toHaveCount(0);

  await page.goto('/');
  await expect(page.getByRole('link', { name: /Casa Miramar/ })).toBeVisible();
});

test('Q-04 titles consist of page, sub-page and property name, before and after a navigation', async ({
  page,
}) => {
  await page.goto('/casa-miramar/directories/bars-and-restaurants');
  await expect(page).toHaveTitle('Eat Drink Now | Casa Miramar');

  await page
    .getByRole('link', { name: /Maré Alta/ })
    .first()
    .click();
  await expect(page).toHaveTitle('Eat Drink Now | Maré Alta | Casa Miramar');

  await page.reload();
  await expect(page).toHaveTitle('Eat Drink Now | Maré Alta | Casa Miramar');
});
