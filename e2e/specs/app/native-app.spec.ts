import { pathTo } from '@guest/shared/routes/routes';
import type { Browser, BrowserContext } from '@playwright/test';
import { goByNavigation } from '../../actors/go-by-navigation';
import { openNativeApp, webViewAgents } from '../../actors/app/native-app';
import { newGuest } from '../../actors/anonymous-guest';
import { hotels } from '../../suite/hotels';
import { suiteAddress } from '../../suite/suite-address';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const { property } = hotels.lisbon;
const discover = pathTo('property-discover', { property }, { app: 'true' });

const phones: BrowserContext[] = [];
test.afterEach(async () => {
  for (const phone of phones.splice(0)) await phone.close();
});

async function openApp(browser: Browser, platform: 'ios' | 'android', path: string) {
  const context = await browser.newContext({
    userAgent: webViewAgents[platform],
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  phones.push(context);
  const app = await openNativeApp(context, platform, suiteAddress());
  await app.view.goto(suiteAddress() + path);
  await waitUntilReady(app.view);
  return app;
}

for (const platform of ['ios', 'android'] as const) {
  test(`Q-01 the native app for ${platform} shows title, back and badge of its page, and its back button works`, async ({
    browser,
  }) => {
    const { screen, view, received, back } = await openApp(
      browser,
      platform,
      pathTo('property', { property }, { app: 'true' }),
    );
    await expect(screen.locator('#title')).toHaveText(/Casa Miramar/);
    await expect(screen.locator('#badge')).toHaveText('0');
    expect(received.map(({ type }) => type)).toContain('ready');

    await goByNavigation(view, /share/i);
    await expect(screen.locator('#title')).toHaveText(/^Share/);
    await expect(screen.locator('#back')).toBeEnabled();

    await back();
    await expect(view).toHaveURL(new RegExp(`/${property}\\?app=true$`));
    await expect(screen.locator('#title')).not.toHaveText(/^Share/);
  });

  test(`Q-01 the native app for ${platform} hands its guest's token over once`, async ({
    browser,
    request,
  }) => {
    const guest = await request.post(`/_test/property/${property}/guests`, { data: newGuest('Ada') });
    const { authToken } = (await guest.json()) as { authToken: string };
    const { view, received, post } = await openApp(browser, platform, discover);
    await expect.poll(() => received.map(({ type }) => type)).toContain('ready');

    await post({ type: 'token', token: authToken });
    await expect
      .poll(() => received.filter(({ type }) => type === 'token'))
      .toEqual([{ type: 'token', isAccepted: true }]);
    await expect
      .poll(() =>
        view.evaluate(() => JSON.parse(localStorage.getItem('guest-session') ?? '{}').state?.user?.firstName),
      )
      .toBe('Ada');

    await post({ type: 'token', token: authToken });
    await expect.poll(() => received.filter(({ type }) => type === 'token')).toHaveLength(2);
    expect(received.at(-1)).toEqual({ type: 'token', isAccepted: false });
  });
}

test('the page opens the sheet of the app to share, but only for pages of the suite', async ({ browser }) => {
  const { screen, view, received } = await openApp(browser, 'android', discover);
  await expect.poll(() => received.map(({ type }) => type)).toContain('ready');
  const share = (url: string) =>
    view.evaluate(async (it) => {
      const answer = await navigator.share({ title: 'A view', url: it }).then(() => 'shared', String);
      return answer;
    }, url);

  expect(await share(discover)).toBe('shared');
  await expect(screen.locator('#share')).toContainText(pathTo('property-discover', { property }));
  await expect(screen.locator('#share')).not.toContainText('app=true');
  expect(await share('https://evil.example/')).toContain('TypeError');
});

test('a message from another origin, or with another nonce, does nothing', async ({ browser, request }) => {
  const guest = await request.post(`/_test/property/${property}/guests`, { data: newGuest('Eve') });
  const { authToken } = (await guest.json()) as { authToken: string };
  const { view, received, send } = await openApp(browser, 'ios', discover);
  await expect.poll(() => received.map(({ type }) => type)).toContain('ready');
  const nonce = received[0]?.nonce;
  const before = received.length;

  await view
    .context()
    .route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Foreign</title>' }),
    );
  const opening = view.context().waitForEvent('page');
  await view.evaluate(() => void window.open('https://evil.example/'));
  const foreign = await opening;
  await foreign.waitForLoadState();
  expect(await foreign.evaluate(() => window.opener !== null)).toBe(true);
  await foreign.evaluate((message) => window.opener.postMessage(message, '*'), {
    type: 'token',
    nonce,
    token: authToken,
  });
  await send({ type: 'token', nonce: 'a-nonce-of-somebody-else', token: authToken });
  await send({ type: 'back', nonce: 'a-nonce-of-somebody-else' });
  await view.waitForTimeout(1_000);

  expect(received).toHaveLength(before);
  await expect(view).toHaveURL(suiteAddress() + discover);
  expect(
    await view.evaluate(() => JSON.parse(localStorage.getItem('guest-session') ?? '{}').state?.token ?? null),
  ).toBeNull();
});

test('Q-01 app mode without an app around it, and an app without app mode, have no bridge', async ({
  browser,
  page,
}) => {
  await page.goto(discover);
  await waitUntilReady(page);
  await page.waitForTimeout(1_000);
  const { view, received } = await openApp(browser, 'android', pathTo('property-discover', { property }));
  await view.waitForTimeout(1_000);

  expect(received).toEqual([]);
});
