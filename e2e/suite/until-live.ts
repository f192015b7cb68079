import type { Page } from '@playwright/test';

/** Waits until a page answers, by its own word. */
export const untilLive = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => performance.getEntriesByName('live-page').length > 0);
