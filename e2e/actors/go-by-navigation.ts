import type { Page } from '@playwright/test';

/** Goes on as a guest does: by one of the places at the foot, or at the side, of every page. */
export const goByNavigation = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name }).first().click();
