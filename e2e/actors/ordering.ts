import { withAnsweredBanner } from '../suite/answered-banner';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import { expect, type Page } from '@playwright/test';
import { authHeaders } from './auth-headers';
import { signIn } from './sign-in-as';
import { waitUntilUsable } from './anonymous-guest';

export interface MenuParams {
  property: string;
  outlet: string;
  menu: string;
}

/** The labels of the ordering pages in the language of a journey. */
export interface OrderingLabels {
  add: RegExp;
  later: string;
  tomorrow: string;
  room: string;
  review: RegExp;
  order: RegExp;
}

export const english: OrderingLabels = {
  add: /^Add to order/,
  later: 'Schedule for later',
  tomorrow: 'Tomorrow',
  room: 'Room',
  review: /^Review and order/,
  order: /^Order/,
};

/** Signs up a guest with a stay in the hotel. */
export async function signInWithStay(page: Page, property: string): Promise<void> {
  await signIn(page, property, { stay: {} });
}

/** Adds a dish with its default options from its menu to the basket. */
export async function addToBasket(
  page: Page,
  params: MenuParams,
  dish: string,
  labels = english,
): Promise<void> {
  // The cookie banner could not be answered while the sheet of a dish is open.
  await withAnsweredBanner(page);
  await page.goto(pathTo('property-outlet-menus-menu', params));
  await waitUntilUsable(page);
  await page.getByRole('button', { name: dish, exact: true }).click();
  await page.getByRole('dialog', { name: dish }).getByRole('button', { name: labels.add }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Closing the sheet goes one step back in the history, which would cancel a navigation started before.
  await expect.poll(() => page.evaluate((): unknown => history.state?.over)).toBeUndefined();
}

/** A time at which each kind of menu is served in every hotel. */
const SERVED_AT: Record<string, string> = { breakfast: '08:00', 'all-day': '13:00' };

/** Chooses a destination and a time tomorrow at which the menu is served, and continues to the review. */
export async function scheduleForTomorrow(
  page: Page,
  { property, outlet, menu }: MenuParams,
  labels = english,
): Promise<void> {
  await page.goto(pathTo('property-outlet-order-now', { property, outlet }));
  await waitUntilUsable(page);
  await page.getByRole('textbox', { name: labels.room }).fill('204');
  await page.getByRole('radio', { name: labels.later }).check();
  await page.getByRole('combobox').first().selectOption(labels.tomorrow);
  await page
    .getByRole('combobox')
    .last()
    .selectOption(SERVED_AT[menu] ?? '');
  const promise = page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${labels.tomorrow}.*\\d\\d:\\d\\d`) });
  await expect(promise).toBeVisible();
  await page.locator('[data-action-bar] a').click();
  await page.getByRole('link', { name: labels.review }).click();
  await expect(page).toHaveURL(/order-review/);
}

/** The button that places the order. */
export const orderButton = (page: Page, labels = english) =>
  page.locator('[data-action-bar]').getByRole('button', { name: labels.order });

/** Returns the guest's orders as the server has them. */
export async function ordersOf(page: Page, property: string): Promise<Order[]> {
  const reply = await page.request.get(fillIn(orderContract.listOrders.path, { property }), {
    headers: await authHeaders(page),
  });
  const { items } = await reply.json();
  return items;
}
