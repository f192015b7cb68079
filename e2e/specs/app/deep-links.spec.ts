import { pathTo } from '@guest/shared/routes/routes';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { goByNavigation } from '../../actors/go-by-navigation';
import {
  APP_BASE,
  collectAppLinks,
  createHotelWithApp,
  setVisibility,
  type HotelWithApp,
} from '../../actors/app/hotel-with-app';
import { agents } from '../../actors/app/user-agents';
import { ownServer } from '../../suite/own-server';
import { COOKIE_ANSWER } from '../../suite/answered-banner';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

/** A test waits this many milliseconds to see that nothing happens. */
const QUIET_MS = 1_500;

// The list of hotels opens the app of any of them, so a hotel with an app needs a server of its own.
test.describe.configure({ mode: 'serial' });
let server: Awaited<ReturnType<typeof ownServer>>;
let hotel: HotelWithApp;
let hotelWithBanner: HotelWithApp;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await ownServer({ DEEP_LINK_BASE: APP_BASE, TEST_DOORS: '1' });
  hotel = await createHotelWithApp(server.address, 'link');
  hotelWithBanner = await createHotelWithApp(server.address, 'banner');
});
test.afterAll(() => server?.stop());

const phones: BrowserContext[] = [];
// A page that stays open would try to reach its server until the worker of the test ends.
test.afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close();
});

/** Opens a page on a phone and returns the links with which it opens the app. */
async function openOn(browser: Browser, userAgent: string, path: string, width = 390, lang = 'en-GB') {
  const context = await browser.newContext({
    userAgent,
    viewport: { width, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: lang,
    serviceWorkers: 'block',
  });
  phones.push(context);
  const page = await context.newPage();
  await page.addInitScript((answer) => {
    localStorage.setItem('cookie-consent', JSON.stringify(answer));
  }, COOKIE_ANSWER);
  const links = await collectAppLinks(page);
  await page.goto(server.address + path);
  await waitUntilReady(page);
  return { page, links };
}

const inHotel = () => ({ property: hotel.property });
const ofOutlet = () => ({ ...inHotel(), outlet: hotel.outlet.slug });
const actions: [action: string, path: () => string, extras: () => Record<string, string>][] = [
  ['activities-schedule', () => pathTo('property-activities-schedule', inHotel()), () => ({})],
  ['activity-center', () => pathTo('property-activities-index', inHotel()), () => ({})],
  [
    'activity-center-detail',
    () => pathTo('property-activity-activityId', { ...inHotel(), activityId: hotel.activity.uuid }),
    () => ({ 'activity-uuid': hotel.activity.uuid }),
  ],
  ['directories', () => pathTo('property-directories', inHotel()), () => ({})],
  [
    'directories-detail',
    () => pathTo('property-directories-directory', { ...inHotel(), directory: hotel.directory.slug }),
    () => ({ 'directory-slug': hotel.directory.slug }),
  ],
  ['requests-create', () => pathTo('property-request-create', inHotel()), () => ({})],
  ['edn', () => pathTo('property-directories-outlets', inHotel()), () => ({})],
  [
    'edn-outlet-book',
    () => pathTo('property-outlet-book', ofOutlet()),
    () => ({ 'outlet-uuid': hotel.outlet.uuid }),
  ],
  [
    'edn-menu',
    () => pathTo('property-outlet-menus', ofOutlet()),
    () => ({ 'outlet-uuid': hotel.outlet.uuid }),
  ],
  [
    'edn-menu-detail',
    () => pathTo('property-outlet-menus-menu', { ...ofOutlet(), menu: hotel.menu.slug }),
    () => ({ 'outlet-uuid': hotel.outlet.uuid, 'menu-uuid': hotel.menu.uuid }),
  ],
  ['share', () => pathTo('property-discover', inHotel()), () => ({})],
  [
    'join-external-group-chat',
    () => pathTo('property-chat', inHotel(), { code: 'a-code-with-twenty-two-characters' }),
    () => ({ code: 'a-code-with-twenty-two-characters' }),
  ],
  ['chat', () => pathTo('property-chat', inHotel()), () => ({})],
  ['properties', () => pathTo('index', {}), () => ({ 'property-uuid': '' })],
];

for (const [action, path, extras] of actions) {
  test(`D-01 D-02 ${action} opens the app with its extras`, async ({ browser }) => {
    const { links } = await openOn(browser, agents.androidChrome, path());

    await expect.poll(() => links.length).toBe(1);
    const { 'webview-url': webviewUrl = '', ...sent } = Object.fromEntries(links[0]?.searchParams ?? []);
    expect({ 'property-uuid': '', ...sent }).toEqual({
      mode: 'in-stay',
      action,
      'property-uuid': hotel.uuid,
      ...extras(),
    });
    expect(new URL(webviewUrl).origin).toBe(server.address);
  });
}

test('S-33 N-07 the hidden link is in the document for five seconds, and the page stays as it is', async ({
  browser,
}) => {
  const { page, links } = await openOn(browser, agents.androidChrome, pathTo('property-discover', inHotel()));
  const link = page.locator('a[data-deep-link]');

  await expect(link).toHaveCount(1);
  await expect(link).toBeHidden();
  await expect(link).toHaveCount(0, { timeout: 7_000 });
  expect(links).toHaveLength(1);
  await expect(page).toHaveURL(server.address + pathTo('property-discover', inHotel()));
});

test('S-33 each navigation opens its page', async ({ browser }) => {
  const { page, links } = await openOn(browser, agents.androidChrome, pathTo('property', inHotel()));
  await goByNavigation(page, /share/i);
  await expect.poll(() => links.map((url) => url.searchParams.get('action'))).toEqual(['share']);

  await goByNavigation(page, /activities/i);
  await expect
    .poll(() => links.map((url) => url.searchParams.get('action')))
    .toEqual(['share', 'activity-center']);
});

test('Q-03 S-33 the same page opens the app, and does not with download=true, in app mode, on a wider screen or within another app', async ({
  browser,
}) => {
  const share = (query = {}) => pathTo('property-discover', inHotel(), query);
  const refused = await Promise.all([
    openOn(browser, agents.androidChrome, share({ download: 'true' })),
    openOn(browser, agents.androidChrome, share({ app: 'true' })),
    openOn(browser, agents.androidChrome, share(), 451),
    openOn(browser, agents.iosInstagram, share()),
    openOn(browser, agents.androidWebView, share()),
    openOn(browser, agents.androidChrome, '/casa-miramar/discover'),
  ]);
  const opened = await openOn(browser, agents.androidChrome, share(), 450);

  await expect.poll(() => opened.links.length).toBe(1);
  await opened.page.waitForTimeout(QUIET_MS);
  expect(refused.map(({ links }) => links.length)).toEqual([0, 0, 0, 0, 0, 0]);
});

test('S-33 nothing is opened while a form has unsent input', async ({ browser }) => {
  const path = pathTo('property-discover', inHotel());
  const { page, links } = await openOn(browser, agents.androidChrome, path);
  await expect.poll(() => links.length).toBe(1);

  await page.evaluate(() => {
    const form = document.createElement('form');
    form.append(document.createElement('textarea'));
    document.body.append(form);
  });
  await page.locator('body > form > textarea').fill('a note to the house');
  await goByNavigation(page, /activities/i);
  await page.waitForTimeout(QUIET_MS);
  expect(links).toHaveLength(1);

  await page.locator('body > form > textarea').fill('');
  await goByNavigation(page, /share/i);
  await expect.poll(() => links.length).toBe(2);
});

const saved = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('deep-link') ?? '{}').state as unknown);

test('S-34 N-07 Safari on iOS without the app is tried once an hour', async ({ browser }) => {
  const path = pathTo('property-discover', inHotel());
  const { page, links } = await openOn(browser, agents.iosSafari, path);
  await expect.poll(() => links.length).toBe(1);
  await expect
    .poll(() => saved(page), { timeout: 8_000 })
    .toMatchObject({ isIosAppInstalled: false, lastIosCheckTime: expect.any(Number) });

  await goByNavigation(page, /activities/i);
  await page.waitForTimeout(QUIET_MS);
  expect(links).toHaveLength(1);

  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('deep-link') ?? '{}');
    stored.state.lastIosCheckTime -= 3_600_001;
    localStorage.setItem('deep-link', JSON.stringify(stored));
  });
  await goByNavigation(page, /share/i);
  await expect.poll(() => links.length).toBe(2);
});

test('S-34 Safari on iOS with the app opens every page in it, until the guest stays in the browser', async ({
  browser,
}) => {
  const path = pathTo('property-discover', inHotel());
  const { page, links } = await openOn(browser, agents.iosSafari, path);
  await expect.poll(() => links.length).toBe(1);
  await setVisibility(page, 'hidden');
  await expect.poll(() => saved(page)).toMatchObject({ isIosAppInstalled: true });
  await setVisibility(page, 'visible');

  await goByNavigation(page, /activities/i);
  await expect.poll(() => links.length).toBe(2);
  await setVisibility(page, 'hidden');
  await setVisibility(page, 'visible');
  await page.getByRole('button', { name: 'Stay in the browser' }).click();
  await expect(page.getByRole('button', { name: 'Stay in the browser' })).toHaveCount(0);

  await page.reload();
  await waitUntilReady(page);
  await goByNavigation(page, /share/i);
  await page.waitForTimeout(QUIET_MS);
  expect(links).toHaveLength(2);
});

test('S-33 a property with a banner opens the app only when the guest taps it', async ({ browser }) => {
  const path = pathTo('property-discover', { property: hotelWithBanner.property });
  const { page, links } = await openOn(browser, agents.androidChrome, path);
  const open = page.getByRole('link', { name: 'Open the app' });
  await expect(open).toBeVisible();
  expect(links).toHaveLength(0);

  await open.click();
  await expect.poll(() => links.map((url) => url.searchParams.get('action'))).toEqual(['share']);
});

test('S-33 the systems of the phones find the apps of the hotels', async ({ request }) => {
  const ios = await request.get(`${server.address}/.well-known/apple-app-site-association`);
  const android = await request.get(`${server.address}/.well-known/assetlinks.json`);

  expect(ios.headers()['content-type']).toContain('application/json');
  expect(await ios.text()).toContain(hotel.uuid);
  expect(await android.text()).toContain('example.hotel.guest');
});
