import type { Browser, Page } from '@playwright/test';
import { complaintsOf } from '../suite/complaints';
import { expect } from '../test';

/** Another guest, on a device of their own, whose pages have to be as clean as the first one's. */
export async function onOwnDevice(browser: Browser, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const heard = complaintsOf(page);
  await visit(page);
  await context.close();
  expect(heard).toEqual([]);
}
