import { withAnsweredBanner } from '../suite/answered-banner';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
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
  time = SERVED_AT[menu] ?? '',
): Promise<void> {
  await page.goto(pathTo('property-outlet-order-now', { property, outlet }));
  await waitUntilUsable(page);
  await page.getByRole('textbox', { name: labels.room }).fill('204');
  await page.getByRole('radio', { name: labels.later }).check();
  await page.getByRole('combobox').first().selectOption(labels.tomorrow);
  await page.getByRole('combobox').last().selectOption(time);
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

/**
 * Orders a dish over HTTP as the guest of the page, who has a stay, for the first time that the kitchen offers. Returns
 * the id of the order.
 */
export async function placeOrder(page: Page, params: MenuParams): Promise<string> {
  const headers = { ...(await authHeaders(page)), 'idempotency-key': crypto.randomUUID() };
  const read = await page.request.get(fillIn(outletContract.getMenu.path, { ...params }));
  // The casts are safe because the server checks its replies against the contract.
  const menu = (await read.json()) as ReplyOf<typeof outletContract.getMenu>;
  const dish = menu.sections
    .flatMap(({ items }) => items)
    .find(
      ({ isAlcohol, stockStatus, portions, modifierGroups }) =>
        !isAlcohol && stockStatus === 'available' && portions.length + modifierGroups.length === 0,
    );
  if (!dish) throw new Error(`${params.menu} has no dish without choices`);
  const lines = [{ lineId: 'dish', itemUuid: dish.uuid, quantity: 1, modifiers: [] }];
  const post = async (path: string, data: object) => {
    const reply = await page.request.post(fillIn(path, { ...params }), { headers, data });
    if (!reply.ok()) throw new Error(`the order was not placed: ${await reply.text()}`);
    return reply.json();
  };
  const quote = async (requestedFor: string | null) => {
    const cart = { mode: 'room', place: '204', requestedFor, lines };
    const reply: ReplyOf<typeof orderContract.quoteOrder> = await post(orderContract.quoteOrder.path, cart);
    return { cart, ...reply };
  };
  const slot = (await quote(null)).slots.find(({ status }) => status === 'available');
  const { cart, quoteToken, problems } = await quote(slot?.localDateTime ?? null);
  if (quoteToken === null) throw new Error(`nothing can be ordered: ${JSON.stringify(problems)}`);
  const order: Order = await post(orderContract.placeOrder.path, {
    ...cart,
    quoteToken,
    paymentMethod: 'pay_on_delivery',
  });
  return order.uuid;
}
