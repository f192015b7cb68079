import type { Browser, Page } from '@playwright/test';
import { collectConsoleErrors } from '../suite/console-errors';
import { expect } from '../test';

/** Lets another guest act on a device of their own. Their pages are checked for console errors as well. */
export async function onNewDevice(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors = collectConsoleErrors(page);
  await visit(page);
  await context.close();
  expect(errors).toEqual([]);
}
