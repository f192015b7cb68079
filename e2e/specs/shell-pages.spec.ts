import type { Page } from '@playwright/test';
import { hotels } from '../hotels';
import { expect, test } from '../test';

const home = `/${hotels.lisbon.property}`;
const isLive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('live-page').length > 0);

/** Goes down the home as a guest does; what remotes give comes on the way. */
async function seeTheWholeHome(page: Page): Promise<void> {
  const end = page.getByRole('region', { name: 'The house', exact: true });
  for (const part of ['Coming up today', 'From our guests']) {
    const region = page.getByRole('region', { name: part });
    await expect(async () => {
      await page.mouse.wheel(0, 300);
      await expect(region.getByRole('link').nth(1)).toBeVisible({ timeout: 500 });
    }).toPass();
  }
  await end.scrollIntoViewIfNeeded();
}

test('R-01 R-08 from the list of hotels into one, which says what is on and leads on', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(3);
  await page.getByRole('main').getByRole('link', { name: hotels.lisbon.name }).click();

  await expect(page).toHaveURL(home);
  await expect(page).toHaveTitle(`My Hotel | ${hotels.lisbon.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotels.lisbon.name);
  const ways = page.getByRole('navigation', { name: 'Quick ways' }).getByRole('link');
  await expect(ways).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'From the house' })).toBeVisible();
  await seeTheWholeHome(page);
});

test('R-08 a picture that fails leaves its place and the hotel’s name', async ({ page, complaints }) => {
  complaints.expected(/Failed to load resource/);
  await page.route('**/pictures/**', (route) => route.abort());
  await page.goto(home);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hero = await page.locator('main img').first().boundingBox();
  expect(hero?.height).toBeGreaterThan(200);
});

test('R-08 nothing of the home moves once it is drawn, also when the banner comes', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      // The type of the entries is not in the DOM library yet.
      for (const entry of list.getEntries() as unknown as { value: number }[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(home);
  await expect(page.getByRole('region', { name: 'May we keep optional cookies?' })).toBeVisible();
  await seeTheWholeHome(page);

  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.02);
});

test('R-04 the question about cookies leaves the navigation free, and an answer is for good', async ({
  page,
}) => {
  await page.goto(home);
  const question = page.getByRole('region', { name: 'May we keep optional cookies?' });
  await expect(question).toBeVisible();
  const [asked, places] = await Promise.all([
    question.boundingBox(),
    page.getByRole('navigation', { name: 'Main' }).boundingBox(),
  ]);
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(places?.y ?? 0);

  await question.getByRole('button', { name: 'Refuse' }).click();
  await expect(question).toHaveCount(0);
  await page.reload();
  await isLive(page);
  await page.goto('/cookies');

  await expect(page.getByRole('switch', { name: 'Measuring' })).not.toBeChecked();
  await expect(page.getByText(/^Chosen on .*, version 1 of this question\.$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'May we keep optional cookies?' })).toHaveCount(0);
});

test('R-04 a choice made in another tab is an answer in this one', async ({ page, context }) => {
  await page.goto(home);
  const question = page.getByRole('region', { name: 'May we keep optional cookies?' });
  await expect(question).toBeVisible();

  const other = await context.newPage();
  await other.goto('/cookies');
  await other.getByRole('button', { name: 'Accept all' }).click();

  await expect(question).toHaveCount(0);
});

/** What a guest's device may hold, put there as the suite would. */
async function fillTheDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('basket', '1');
    await (await caches.open('pages')).put('/x', new Response('x'));
    for (const name of ['notes', 'outbox']) {
      await new Promise((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          opening.result.close();
          resolve(null);
        };
      });
    }
  });
}

const kept = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    caches: (await caches.keys()).includes('pages'),
    databases: (await indexedDB.databases()).map(({ name }) => name).sort(),
  }));

test('R-03 clear forgets the guest, keeps what waits to be sent, and leads back into the suite alone', async ({
  page,
}) => {
  await page.goto(home);
  await isLive(page);
  await fillTheDevice(page);

  await page.goto(`/clear?goBack=${encodeURIComponent(`${home}/discover`)}`);
  await expect(page).toHaveURL(`${home}/discover`);
  const after = await kept(page);
  expect(after.local).not.toContain('basket');
  expect([after.caches, after.databases.includes('notes'), after.databases.includes('outbox')]).toEqual([
    false,
    false,
    true,
  ]);

  await page.goto(`/clear?goBack=${encodeURIComponent('//evil.example/')}`);
  await expect(page).toHaveURL('/');
});

test('R-03 R-04 a device that is cleared from the cookies page holds nothing, and is asked again', async ({
  page,
}) => {
  await page.goto(home);
  await page.getByRole('button', { name: 'Accept' }).click();
  await fillTheDevice(page);
  await page.goto('/cookies');
  await expect(page.getByText('The hotel you looked at last')).toBeVisible();

  await page.getByRole('link', { name: 'Clear this device' }).click();

  await expect(page).toHaveURL('/');
  expect((await kept(page)).databases).not.toContain('outbox');
  await expect(page.getByRole('region', { name: 'May we keep optional cookies?' })).toBeVisible();
});

test('R-02 the installed app opens the hotel looked at last, and can be installed', async ({
  page,
  request,
}) => {
  await page.goto('/_init-pwa');
  await expect(page).toHaveURL('/');

  await page.goto(home);
  await isLive(page);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const told = (await (await request.get(manifest ?? '')).json()) as {
    start_url: string;
    icons: { src: string }[];
  };
  for (const { src } of told.icons) expect((await request.get(src)).status()).toBe(200);
  expect(
    (await request.get((await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '')).ok(),
  ).toBe(true);

  await page.goto('/_init-pwa');
  await expect(page).toHaveURL(home);
  await page.goto(told.start_url);
  await expect(page).toHaveURL(home);
});

test('R-05 whoever is on duty sees what runs, and a script reads it', async ({ page, request }) => {
  await page.goto('/healthcheck');

  await expect(page.getByText('This page is of this build')).toBeVisible();
  await expect(page.getByText(/^Yes, in \d+ ms$/)).toHaveCount(2);
  const build = (await (await request.get('/builds/latest.json')).json()) as {
    buildId: string;
    remotes: Record<string, string>;
  };
  await expect(page.getByText(build.buildId)).toBeVisible();
  for (const version of Object.values(build.remotes))
    await expect(page.getByText(version, { exact: true })).toBeVisible();
  expect((await request.get('/health/ready')).status()).toBe(200);
});

test('R-05 it is told also that the server cannot serve', async ({ page, complaints }) => {
  complaints.expected(/503/);
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

test('R-06 a device that is up to date goes on; one that is not loads the newer build', async ({ page }) => {
  await page.goto(home);
  await isLive(page);
  await page.goto('/sync-app');
  await expect(page).toHaveURL(home);

  await fillTheDevice(page);
  await page.route('**/builds/latest.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), buildId: 'newer' } });
  });
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(new URL(frame.url()).pathname));
  await page.goto(`/sync-app?goBack=${encodeURIComponent(`${home}/discover`)}`);

  await expect(page).toHaveURL(`${home}/discover`);
  await isLive(page);
  expect(loads).toContain(`${home}/discover`);
  expect((await kept(page)).caches).toBe(false);
});

test('R-06 without the server everything stays, and there is a way on', async ({ page, complaints }) => {
  complaints.expected(/Failed to load resource|Network|503|ERR_/);
  await page.route('**/builds/latest.json', (route) => route.abort());
  await page.goto('/sync-app');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This device could not be brought up to date',
  );
  await page.unroute('**/builds/latest.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/');
});

test('R-07 a guest’s link shows a name, tells nothing of where they stay, and leads to hello', async ({
  page,
}) => {
  await page.goto(home);
  await isLive(page);
  await page.goto('/user/claire');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claire');
  await expect(page).toHaveTitle('Guest | Claire');
  await page.getByRole('link', { name: 'Say hello' }).click();
  await expect(page).toHaveURL(`${home}/signin?newGuestChatUsername=Claire&service=chat`);
});

test('R-07 R-30 a guest whom nobody knows is the 404 page', async ({ page, complaints }) => {
  complaints.expected(/404/);
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
  await isLive(page);

  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => (globalThis as unknown as { clicked: string[] }).clicked)).toEqual([]);
  // The same page as without it, also for a search engine.
  expect(response?.headers().link).toMatch(/bars-and-restaurants>; rel="canonical"/);

  await page.goto(`/clear?goBack=${encodeURIComponent(address)}`);
  await expect(page).toHaveURL(address);
});
