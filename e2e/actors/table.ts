import { pathTo } from '@guest/shared/routes/routes';
import { expect, type Page } from '@playwright/test';
import { signIn } from './signed-in';
import { askForCode, day, enterCode, live, newStranger, sayName, sayStay } from './stranger';

interface OutletOfHotel {
  property: string;
  outlet: string;
}

export const bookPath = (of: OutletOfHotel, inDays: number, more: Record<string, string> = {}) =>
  pathTo('property-outlet-book', { ...of }, { date: day(inDays), ...more });

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
  of: OutletOfHotel,
  inDays: number,
  more?: Record<string, string>,
) {
  await signIn(page, of.property, { stay: { to: 45 } });
  await page.goto(bookPath(of, inDays, more));
  await live(page);
  return freeTimes(page);
}
