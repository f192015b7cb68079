import { fillDeviceStorage, listStoredNames } from '../../actors/device';
import { hotels } from '../../suite/hotels';
import { expect, test } from '../../test';
import { waitUntilReady } from '../../suite/wait-until-ready';

const home = `/${hotels.lisbon.property}`;

test('R-03 clear removes the data of the guest, keeps unsent messages, and returns only to addresses of the suite', async ({
  page,
}) => {
  await page.goto(home);
  await waitUntilReady(page);
  await fillDeviceStorage(page);

  await page.goto(`/clear?goBack=${encodeURIComponent(`${home}/discover`)}`);
  await expect(page).toHaveURL(`${home}/discover`);
  const after = await listStoredNames(page);
  expect(after.local).not.toContain('basket');
  expect([after.caches, after.databases.includes('notes'), after.databases.includes('outbox')]).toEqual([
    false,
    false,
    true,
  ]);

  await page.goto(`/clear?goBack=${encodeURIComponent('//evil.example/')}`);
  await expect(page).toHaveURL('/');
});

test('R-02 the app can be installed and opens the last hotel', async ({ page, request }) => {
  await page.goto('/_init-pwa');
  await expect(page).toHaveURL('/');

  await page.goto(home);
  await waitUntilReady(page);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const webManifest = (await (await request.get(manifest ?? '')).json()) as {
    start_url: string;
    icons: { src: string }[];
  };
  for (const { src } of webManifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect(
    (await request.get((await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '')).ok(),
  ).toBe(true);

  await page.goto('/_init-pwa');
  await expect(page).toHaveURL(home);
  await page.goto(webManifest.start_url);
  // The scope of an installed hotel ends with a slash, and so does the page within it.
  await expect(page).toHaveURL(`${home}/`);
});

test('R-06 an up-to-date device continues, an outdated one loads the new build', async ({ page }) => {
  await page.goto(home);
  await waitUntilReady(page);
  // The last property is saved by lazy code.
  await expect.poll(async () => (await listStoredNames(page)).local).toContain('last-property');
  await page.goto('/sync-app');
  await expect(page).toHaveURL(home);

  await fillDeviceStorage(page);
  await page.route('**/builds/latest.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), buildId: 'newer' } });
  });
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(new URL(frame.url()).pathname));
  await page.goto(`/sync-app?goBack=${encodeURIComponent(`${home}/discover`)}`);

  await expect(page).toHaveURL(`${home}/discover`);
  await waitUntilReady(page);
  expect(loads).toContain(`${home}/discover`);
  expect((await listStoredNames(page)).caches).toBe(false);
});

test('R-06 without the server the device keeps its data and the guest can try again', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/Failed to load resource|Network|503|ERR_/);
  await page.route('**/builds/latest.json', (route) => route.abort());
  await page.goto('/sync-app');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Couldn't update the app");
  await page.unroute('**/builds/latest.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/');
});
