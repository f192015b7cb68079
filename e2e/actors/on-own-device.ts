import type { Browser, Page } from '@playwright/test';
import { complaintsOf } from '../suite/complaints';
import { expect } from '../test';

/** Lets another guest act on a device of their own. Their pages are checked for console errors as well. */
export async function onOwnDevice(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const heard = complaintsOf(page);
  await visit(page);
  await context.close();
  expect(heard).toEqual([]);
}
