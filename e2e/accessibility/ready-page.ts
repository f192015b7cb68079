import { matchRoute } from '@guest/shared/routes/match-route';
import { routeOf } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { withAnsweredBanner } from '../suite/answered-banner';

/**
 * Opens a page with an answered cookie banner and waits until it is interactive and its lazy code is loaded.
 * If the page redirects, waits for the target.
 */
export async function openReadyPage(page: Page, path: string): Promise<void> {
  await withAnsweredBanner(page);
  await page.goto(path);
  const { pathname } = new URL(path, page.url());
  const route = matchRoute(pathname);
  if (route && routeOf(route.name).layout === 'empty') {
    await page.waitForURL((url) => url.pathname !== pathname);
  }
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('live-page').length > 0 &&
      !document.querySelector('main [aria-busy="true"]'),
  );
}
