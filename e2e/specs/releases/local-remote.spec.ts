import { pathTo } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { withAnsweredBanner } from '../../suite/answered-banner';
import { republish } from '../../releases/republish';
import { suiteStore } from '../../releases/suite-store';
import { goByNavigation } from '../../actors/go-by-navigation';
import { expect, test } from '../../test';

const hotel = { property: 'casa-miramar' };
const DEV_SERVER = 'http://localhost:3102';
const LOCAL = { name: 'local-remotes', value: 'discover' };

test.beforeEach(({ page }) => withAnsweredBanner(page));

/**
 * Simulates the dev server of a developer's machine: it serves the feed's files under the name of a
 * development build.
 */
async function withDevServer(page: Page): Promise<string[]> {
  const { entry } = await republish('discover', 'dev');
  const requests: string[] = [];
  await page.route(`${DEV_SERVER}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    requests.push(pathname);
    // A dev server names the entry without a hash.
    const path = pathname === '/remoteEntry.js' ? basename(entry) : pathname;
    const body = await readFile(join(suiteStore(), 'discover/dev', path));
    const contentType = pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    await route.fulfill({ contentType, body, headers: { 'access-control-allow-origin': '*' } });
  });
  return requests;
}

async function goToShare(page: Page): Promise<void> {
  await goByNavigation(page, /share/i);
  await expect(page.getByRole('feed', { name: 'Posts' }).getByRole('article').first()).toBeVisible();
}

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Versions of this page' });
const switchOf = (page: Page) =>
  panelOf(page).getByRole('region', { name: 'discover' }).getByRole('switch', { name: 'From this device' });

test('M-08 on staging a developer loads a remote from their machine, sees a badge, and switches back', async ({
  page,
}) => {
  await page.setExtraHTTPHeaders({ 'x-release-channel': 'staging' });
  const local = await withDevServer(page);
  await page.goto(pathTo('property', hotel));
  await page.getByRole('button', { name: 'staging', exact: true }).click();
  await switchOf(page).click();
  await panelOf(page).getByRole('button', { name: 'Load these versions' }).click();

  const badge = page.getByRole('button', { name: 'Local parts on staging' });
  await expect(badge).toBeVisible();
  await goToShare(page);
  expect(local).toContain('/remoteEntry.js');
  await badge.click();
  const part = panelOf(page).getByRole('region', { name: 'discover' });
  await expect(part).toContainText('discover dev · this device');
  await expect(panelOf(page).getByRole('region', { name: 'dining' })).toContainText(/· [\da-f]{7} · channel/);

  await panelOf(page).getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('button', { name: 'staging', exact: true })).toBeVisible();
  const before = local.length;
  await goToShare(page);
  expect(local.length).toBe(before);
});

test('M-08 if the dev server is down, the version of the channel is used, and a copied link names the channel only', async ({
  page,
  context,
  baseURL,
  consoleErrors,
}) => {
  consoleErrors.expected(/localhost:3102|Failed to load|RUNTIME-008|ERR_/);
  await page.setExtraHTTPHeaders({ 'x-release-channel': 'staging' });
  await context.addCookies([{ ...LOCAL, url: String(baseURL) }]);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route(`${DEV_SERVER}/**`, (route) => route.abort());
  await page.goto(pathTo('property', hotel));

  await goToShare(page);
  await page.getByRole('button', { name: 'Local parts on staging' }).click();
  await expect(panelOf(page).getByRole('region', { name: 'discover' })).toContainText('fallback');
  await panelOf(page).getByRole('button', { name: 'Copy link' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  expect(new URL(link).search).toBe('');
});

test('M-08 on production a device cannot change what a page loads', async ({ page, context, baseURL }) => {
  await context.addCookies([{ ...LOCAL, url: String(baseURL) }]);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const document = await page.goto(pathTo('property', hotel));

  await goToShare(page);

  expect(document?.headers()['content-security-policy']).not.toMatch(/localhost:3102\b/);
  expect(requests.filter((url) => url.startsWith(`${DEV_SERVER}/`))).toEqual([]);
});
