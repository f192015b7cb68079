import type { Page } from '@playwright/test';

/** Navigates with a link of the main navigation, as a guest would. */
export const goByNavigation = (page: Page, name: RegExp): Promise<void> =>
  page.getByRole('navigation').getByRole('link', { name }).first().click();
