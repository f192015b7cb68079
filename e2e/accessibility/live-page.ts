import { matchRoute } from '@guest/shared/routes/match-route';
import { routeOf } from '@guest/shared/routes/routes';
import type { Page } from '@playwright/test';
import { withAnsweredBanner } from '../suite/answered-banner';

/**
 * Opens a page for somebody who has answered the banner, and waits until it answers and what comes late is there. Where
 * a page only leads to another, it is the other.
 */
export async function openLive(page: Page, path: string): Promise<void> {
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
