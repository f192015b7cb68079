import type { Page } from '@playwright/test';
import { withAnsweredBanner } from '../answered-banner';

/** Opens a page for somebody who has answered the banner, and waits until it answers and what comes late is there. */
export async function openLive(page: Page, path: string): Promise<void> {
  await withAnsweredBanner(page);
  await page.goto(path);
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('live-page').length > 0 &&
      !document.querySelector('main [aria-busy="true"]'),
  );
}
