import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { countOutbox } from '../../actors/outbox-count';
import { waitUntilUsable } from '../../actors/anonymous-guest';
import { openChatAsGuest } from '../../actors/sign-in-as';
import { publishAgain } from '../../mixes/earlier-release';
import { ownChannel, deleteRelease } from '../../releases/own-channel';
import { publishedRemote, republish } from '../../releases/republish';
import { suiteStore } from '../../releases/suite-store';
import {
  runHourlyCheck,
  captureHourlyTimer,
  waitUntilWatching,
  isOldTab,
  waitUntilReloaded,
  openTab,
  waitUntilSettled,
  versionsOfTab,
} from '../../releases/tab';
import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';

const hotel = { property: 'casa-miramar' };

// Each test opens documents of several releases, next to other tests.
test.setTimeout(120_000);
test.beforeEach(async ({ page }) => {
  await withAnsweredBanner(page);
  await captureHourlyTimer(page);
});

test('Q-10 a tab opened before a release keeps its own files and gets the new ones with the next page after it notices', async ({
  page,
  context,
}, info) => {
  test.setTimeout(240_000);
  const next = await publishAgain(['shell', 'discover'], {
    store: suiteStore(),
    version: '9.5.0-next',
  });
  const { promote, served } = await ownChannel(context, info);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openTab(page, pathTo('property', hotel));

  await promote(next);
  await goByNavigation(page, /share/i);
  await expect(posts(page)).toBeVisible();
  await page.getByRole('link', { name: /guidelines/i }).click();
  await expect(page.getByRole('heading', { level: 1, name: /guidelines/i })).toBeVisible();
  const entryOf = async (version = '') => (await publishedRemote('discover', version)).entry;
  expect(requests).toContain(await entryOf(served.discover));
  expect(requests).not.toContain(await entryOf(next.discover));
  expect(await isOldTab(page)).toBe(true);

  const otherPage = await context.newPage();
  const main = otherPage.waitForResponse(/\/releases\/shell\/files\/main\./);
  await otherPage.goto(pathTo('property', hotel));
  expect(await versionsOfTab(otherPage)).toEqual({ ...served, ...next });
  // The guest has the file of the version before, so only the difference is loaded.
  expect(await (await main).headerValue('content-encoding')).toBe('dcz');
  await otherPage.close();

  await runHourlyCheck(page);
  expect(await isOldTab(page)).toBe(true);
  await goByNavigation(page, /eat/i);
  await waitUntilReloaded(page);
  await expect(page).toHaveURL(pathTo('property-directories-outlets', hotel));
  expect(await versionsOfTab(page)).toEqual({ ...served, ...next });
});

test('Q-10 an hourly check without a new release changes nothing', async ({ page, context }, info) => {
  await ownChannel(context, info);
  await openTab(page, pathTo('property', hotel));

  await runHourlyCheck(page);
  await goByNavigation(page, /activities/i);

  await expect(page.getByRole('heading', { level: 1, name: /activities/i })).toBeVisible();
  expect(await isOldTab(page)).toBe(true);
});

test('Q-10 a tab opened before a rollback gets the earlier release with the next page after it notices', async ({
  page,
  context,
}, info) => {
  await republish('activities', '9.5.6-withdrawn');
  const { promote, rollBack, first, served } = await ownChannel(context, info);
  await promote({ activities: '9.5.6-withdrawn' });
  await openTab(page, pathTo('property', hotel));

  await rollBack(first);
  await runHourlyCheck(page);
  expect(await isOldTab(page)).toBe(true);
  await goByNavigation(page, /activities/i);

  await waitUntilReloaded(page);
  expect((await versionsOfTab(page)).activities).toBe(served.activities);
});

test('Q-10 a page whose release is gone reloads at once, but at most once in ten seconds', async ({
  page,
  context,
  consoleErrors,
}, info) => {
  consoleErrors.expected(/status of 404|Refused to (execute|apply)|ChunkLoadError|Loading chunk|RUNTIME-008/);
  await republish('discover', '9.5.1-gone');
  await republish('discover', '9.5.2-gone');
  const { promote, served } = await ownChannel(context, info, { discover: '9.5.1-gone' });
  await openTab(page, pathTo('property', hotel));

  await promote({ discover: '9.5.2-gone' });
  await deleteRelease('discover', '9.5.1-gone');
  await goByNavigation(page, /share/i);
  await waitUntilReloaded(page);
  await expect(posts(page)).toBeVisible();
  expect((await versionsOfTab(page)).discover).toBe('9.5.2-gone');
  await waitUntilWatching(page);
  expect(await lastReload(page)).toBeGreaterThan(0);

  await promote({ discover: String(served.discover) });
  await deleteRelease('discover', '9.5.2-gone');
  // The time is reset because the machine may have taken longer than the limit.
  await reloadedAgo(page, 0);
  const looked = page.waitForResponse('**/builds/latest.json');
  await page.getByRole('link', { name: /guidelines/i }).click();
  await (await looked).finished();
  await waitUntilSettled(page);
  expect(await isOldTab(page)).toBe(true);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await reloadedAgo(page, 10_000);
  await goByNavigation(page, /share/i);
  await waitUntilReloaded(page);
  await expect(posts(page)).toBeVisible();
  expect((await versionsOfTab(page)).discover).toBe(served.discover);
});

test('Q-10 typed text is never lost by a reload: a new release or a missing file waits for the next page', async ({
  page,
  context,
  consoleErrors,
}, info) => {
  consoleErrors.expected(/status of 404|Refused to (execute|apply)|ChunkLoadError|Loading chunk/);
  await republish('account', '9.5.3-gone');
  const { promote, served } = await ownChannel(context, info, { account: '9.5.3-gone' });
  await openTab(page, pathTo('property-register-email', hotel));
  const email = page.getByRole('main').getByRole('textbox').first();
  await email.fill('ana@example.com');

  await promote({ account: String(served.account) });
  await deleteRelease('account', '9.5.3-gone');
  await runHourlyCheck(page);
  const looked = page.waitForResponse('**/builds/latest.json');
  await page.evaluate(() => dispatchEvent(new Event('code-missed')));
  await (await looked).finished();
  await waitUntilSettled(page);
  expect(await isOldTab(page)).toBe(true);
  await expect(email).toHaveValue('ana@example.com');

  await page
    .getByRole('link', { name: /casa miramar/i })
    .first()
    .click();
  await waitUntilReloaded(page);
  expect((await versionsOfTab(page)).account).toBe(served.account);
});

test('Q-10 a draft survives the reload for a release', async ({ page, context }, info) => {
  const { promote } = await ownChannel(context, info);
  await republish('activities', '9.5.4-next');
  await openChatAsGuest(page, hotel.property);
  const box = page.getByRole('textbox', { name: 'Write a message' });
  await box.fill('Is there a table by the');
  const room = page.url();
  await waitUntilWatching(page);

  await promote({ activities: '9.5.4-next' });
  await runHourlyCheck(page);
  expect(await isOldTab(page)).toBe(true);
  await page.getByRole('link', { name: 'Back to conversations' }).click();
  await goByNavigation(page, /share/i);
  await waitUntilReloaded(page);
  await page.goto(room);

  await expect(box).toHaveValue('Is there a table by the');
});

test('Q-10 an unsent message and an unsent request of tabs opened before a release are sent once by the release after it', async ({
  page,
  context,
  consoleErrors,
}, info) => {
  consoleErrors.expected(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const { promote } = await ownChannel(context, info);
  await republish('chat', '9.5.5-next');
  await openChatAsGuest(page, hotel.property, { stay: { room: '415' } });
  const box = page.getByRole('textbox', { name: 'Write a message' });
  await box.fill('Good evening');
  await box.press('Enter');
  await expect.poll(() => countOutbox(page)).toBe(0);
  const room = page.url();
  const requestTab = await context.newPage();
  await requestTab.goto(pathTo('property-request-create', hotel, { activeTemplateId: 'towels' }));
  await waitUntilUsable(requestTab);
  await requestTab.getByRole('radio', { name: 'Hand towels' }).check();

  await context.setOffline(true);
  await box.fill('Is the pool still open?');
  await box.press('Enter');
  await expect.poll(() => countOutbox(page)).toBe(1);
  await requestTab.getByRole('button', { name: 'Send request' }).click();
  await expect.poll(() => countOutbox(requestTab)).toBe(2);
  await promote({ chat: '9.5.5-next' });
  await page.close();
  await requestTab.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto(room);

  expect((await versionsOfTab(next)).chat).toBe('9.5.5-next');
  await expect.poll(() => countOutbox(next), { timeout: 30_000 }).toBe(0);
  await next.reload();
  const messages = next.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText('Is the pool still open?')).toHaveCount(1);
  await next.goto(pathTo('property-requests', hotel));
  const card = next.getByRole('listitem').filter({ hasText: 'Hand towels' });
  await expect(card).toHaveCount(1);
  await expect(card.getByRole('status')).toHaveText('Sent');
  await next.close();
});

/** Posts of the feed; the home page has posts too. */
const posts = (page: Page) => page.getByRole('feed', { name: 'Posts' }).getByRole('article').first();

const lastReload = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('last-reload')));

const reloadedAgo = (page: Page, milliseconds: number) =>
  page.evaluate((ago) => sessionStorage.setItem('last-reload', String(Date.now() - ago)), milliseconds);
