import { pathTo } from '@guest/shared/routes/routes';
import { expect, type Page } from '@playwright/test';
import { askForCode, day, enterCode, live, newStranger, sayName, sayStay } from './stranger';

const property = 'casa-miramar';
export const bookPath = (outlet: string, inDays: number, more: Record<string, string> = {}) =>
  pathTo('property-outlet-book', { property, outlet }, { date: day(inDays), ...more });

/** The buttons of the available times of a day. */
export async function freeTimes(page: Page) {
  const times = page.getByRole('region', { name: 'Times' }).getByRole('button', { name: /^\d\d:\d\d/ });
  await expect(times.first()).toBeVisible();
  return times;
}

/**
 * Signs up an anonymous visitor who has tapped a time, and checks that the time is still selected afterwards.
 */
export async function signUpForTable(page: Page): Promise<void> {
  const guest = newStranger();
  await expect(page).toHaveURL(/\/signin\?.*service=edn/);
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await askForCode(page, guest);
  await enterCode(page, guest);
  await sayName(page, guest);
  await sayStay(page, { from: -1, to: 45 });
}

/** Signs up a guest with a stay and opens the times of an outlet. */
export async function guestAtTimes(
  page: Page,
  outlet: string,
  inDays: number,
  more?: Record<string, string>,
) {
  await page.goto(bookPath(outlet, inDays, more));
  await live(page);
  const times = await freeTimes(page);
  await times.first().click();
  await signUpForTable(page);
  await expect(page.getByText('Welcome. Your chosen time is still selected.')).toBeVisible();
  await page.goto(bookPath(outlet, inDays, more));
  await live(page);
  return freeTimes(page);
}
