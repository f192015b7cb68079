import { pathTo } from '@guest/shared/routes/routes';
import { expect, type Page } from '@playwright/test';
import { signIn } from './sign-in-as';
import {
  requestCode,
  day,
  enterCode,
  waitUntilUsable,
  newGuest,
  enterName,
  enterStay,
} from './anonymous-guest';

interface OutletParams {
  property: string;
  outlet: string;
}

export const bookPath = (params: OutletParams, inDays: number, extraQuery: Record<string, string> = {}) =>
  pathTo('property-outlet-book', { ...params }, { date: day(inDays), ...extraQuery });

/** The buttons of the available times of a day. */
export async function findFreeTimes(page: Page) {
  const times = page.getByRole('region', { name: 'Times' }).getByRole('button', { name: /^\d\d:\d\d/ });
  await expect(times.first()).toBeVisible();
  return times;
}

/**
 * Signs up an anonymous visitor who has tapped a time, and checks that the time is still selected afterwards.
 */
export async function signUpForTable(page: Page): Promise<void> {
  const guest = newGuest();
  await expect(page).toHaveURL(/\/signin\?.*service=edn/);
  await page.getByRole('link', { name: 'Continue with email' }).click();
  await requestCode(page, guest);
  await enterCode(page, guest);
  await enterName(page, guest);
  await enterStay(page, { from: -1, to: 45 });
}

/** Signs up a guest with a stay and opens the times of an outlet. */
export async function openTimesAsGuest(
  page: Page,
  params: OutletParams,
  inDays: number,
  extraQuery?: Record<string, string>,
) {
  await signIn(page, params.property, { stay: { to: 45 } });
  await page.goto(bookPath(params, inDays, extraQuery));
  await waitUntilUsable(page);
  return findFreeTimes(page);
}
