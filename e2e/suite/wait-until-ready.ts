import type { Page } from '@playwright/test';

/** Waits until the page has marked itself as interactive. */
export const waitUntilReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('live-page').length > 0);
