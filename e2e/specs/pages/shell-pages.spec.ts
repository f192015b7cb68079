import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const home = `/${hotels.lisbon.property}`;

test('R-05 the health page shows the running releases, and a script can read it', async ({
  page,
  request,
}) => {
  await page.goto('/healthcheck');

  await expect(page.getByText('This page is up to date')).toBeVisible();
  await expect(page.getByText(/^Yes, in \d+ ms$/)).toHaveCount(2);
  const build = (await (await request.get('/builds/latest.json')).json()) as {
    buildId: string;
    remotes: Record<string, string>;
  };
  await expect(page.getByRole('region', { name: 'Build' }).getByText(build.buildId)).toBeVisible();
  const parts = page.getByRole('region', { name: 'Parts' });
  for (const version of Object.values(build.remotes))
    await expect(parts.getByText(version, { exact: true })).toBeVisible();
  expect((await request.get('/health/ready')).status()).toBe(200);
});

test('R-05 the health page shows that the server is unavailable', async ({ page, consoleErrors }) => {
  consoleErrors.expected(/503/);
  await page.route('**/health/ready', (route) =>
    route.fulfill({
      status: 503,
      json: { error: "We're in maintenance mode, please try again", code: 'maintenance' },
    }),
  );
  await page.goto('/healthcheck');

  await expect(page.getByText(/^No, after \d+ ms$/)).toBeVisible();
  await expect(page.getByText(/^Yes, in \d+ ms$/)).toBeVisible();
});

test("R-07 a guest's link shows a name but nothing about the stay, and leads to hello", async ({ page }) => {
  await page.goto(home);
  await page.waitForFunction(() => localStorage.getItem('last-property'));
  await page.goto('/user/claire');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claire');
  await expect(page).toHaveTitle('Guest | Claire');
  await page.getByRole('link', { name: 'Say hello' }).click();
  await expect(page).toHaveURL(`${home}/signin?newGuestChatUsername=Claire&service=chat`);
});

test('R-07 R-30 the link of an unknown guest is the 404 page', async ({ page, consoleErrors }) => {
  consoleErrors.expected(/404/);
  const response = await page.goto('/user/nobody-of-this-name');

  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('Q-03 with download=true no app is opened, and the flag stays in the address', async ({ page }) => {
  await page.addInitScript(() => {
    const clicked: string[] = [];
    Object.assign(globalThis, { clicked });
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      clicked.push(this.href);
      click.call(this);
    };
  });
  const address = `${home}/directories/bars-and-restaurants?download=true`;
  const response = await page.goto(address);
  await waitUntilReady(page);

  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => (globalThis as unknown as { clicked: string[] }).clicked)).toEqual([]);
  // The flag does not change the page, so search engines get the address without it.
  expect(response?.headers().link).toMatch(/bars-and-restaurants>; rel="canonical"/);

  await page.goto(`/clear?goBack=${encodeURIComponent(address)}`);
  await expect(page).toHaveURL(address);
});
