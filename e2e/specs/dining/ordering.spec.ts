import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { outletContract } from '@guest/shared/contracts/outlet/outlet.contract';
import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { fillIn } from '@guest/shared/routes/fill-in';
import { pathTo } from '@guest/shared/routes/routes';
import type { APIRequestContext } from '@playwright/test';
import { findClippedText } from '../../accessibility/clipped-text';
import { signInThroughPages, waitUntilUsable, enterStay } from '../../actors/anonymous-guest';
import {
  signInWithStay,
  orderButton,
  ordersOf,
  scheduleForTomorrow,
  addToBasket,
  english,
  type MenuParams,
} from '../../actors/ordering';
import { connectStaff } from '../../actors/staff';
import { expect, test } from '../../test';

test.setTimeout(90_000);

let property: string;
let roomService: MenuParams;
let breakfast: MenuParams;
test.beforeAll(async ({ ownHotel }) => {
  property = await ownHotel('lisbon');
  roomService = { property, outlet: 'room-service', menu: 'all-day' };
  breakfast = { ...roomService, menu: 'breakfast' };
});
const TRAY_NAME = 'The Miramar tray';
const QUOTES = '**/orders/quote';
const ORDERS = /\/outlets\/room-service\/orders$/;

async function findItem(request: APIRequestContext, name: string) {
  const reply = await request.get(fillIn(outletContract.getMenu.path, { ...roomService }));
  // The cast is safe because the server checks its replies against the contract.
  const menu = (await reply.json()) as ReplyOf<typeof outletContract.getMenu>;
  const item = menu.sections.flatMap(({ items }) => items).find((it) => it.name === name);
  if (!item) throw new Error(`${name} is not on the menu`);
  return item;
}

/** Returns the dishes of the menu that no other test changes. */
async function listDishes(request: APIRequestContext): Promise<string[]> {
  const reply = await request.get(fillIn(outletContract.getMenu.path, { ...roomService }));
  const menu = (await reply.json()) as ReplyOf<typeof outletContract.getMenu>;
  return menu.sections
    .flatMap(({ items }) => items)
    .filter(
      ({ isAlcohol, stockStatus, allergensDeclared }) =>
        !isAlcohol && stockStatus === 'available' && allergensDeclared,
    )
    .map(({ name }) => name);
}

test('R-23 S-05 an anonymous visitor fills a basket, signs up, returns to it, and follows the order to the door', async ({
  page,
  request,
}) => {
  const desk = await connectStaff(request, { property, role: 'supervisor' });
  await addToBasket(page, breakfast, TRAY_NAME);
  await scheduleForTomorrow(page, breakfast);
  await orderButton(page, { ...english, order: /^Sign in to order/ }).click();
  await page.waitForURL(/signin\?/);
  await signInThroughPages(page, property, Object.fromEntries(new URL(page.url()).searchParams));
  await enterStay(page);
  await expect(page).toHaveURL(/order-now\/order-review/);

  await orderButton(page).click();

  await expect(page).toHaveURL(/order-now\/order\?order=/);
  const step = page.getByRole('list', { name: 'Order status' }).locator('[aria-current="step"]');
  await expect(step).toContainText('Placed');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^OR-[2-9A-Z]{6}\.ics$/);
  const [placed] = await ordersOf(page, property);
  const orderUuid = placed?.uuid ?? '';
  await desk.request('changeOrderStatus', {
    orderUuid,
    status: 'accepted',
    delayMinutes: 20,
    note: 'The grill is full',
  });
  await expect(step).toContainText('Accepted');
  await expect(page.getByText('20 minutes later than planned')).toBeVisible();
  for (const status of ['preparing', 'delivering', 'delivered'] as const) {
    await desk.request('changeOrderStatus', { orderUuid, status });
  }
  await expect(step).toContainText('Delivered');
  await page.getByRole('button', { name: '5 stars' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks for your feedback.' })).toBeVisible();
  desk.disconnect();
});

test('R-23 breakfast is ordered for tomorrow in Arabic, from right to left and with three decimals', async ({
  page,
  context,
  baseURL,
  ownHotel,
}) => {
  const ofMuscat = { property: await ownHotel('muscat'), outlet: 'room-service', menu: 'breakfast' };
  const arabic = {
    add: /^إضافة إلى الطلب/,
    later: 'تحديد وقت لاحق',
    tomorrow: 'غدًا',
    room: 'الغرفة',
    review: /^المراجعة والطلب/,
    order: /^اطلب/,
  };
  await signInWithStay(page, ofMuscat.property);
  await context.addCookies([{ name: 'lang', value: 'ar', url: baseURL ?? '' }]);
  await addToBasket(page, ofMuscat, 'صينية فطور عُمانية', arabic);
  await scheduleForTomorrow(page, ofMuscat, arabic);

  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('main')).toContainText('6.500');
  await expect(page.getByText('مسببات الحساسية: الغلوتين، البيض، الحليب')).toBeVisible();
  // On the narrowest screen with text at 200 % an amount moves below its name.
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await findClippedText(page)).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  if (usual) await page.setViewportSize(usual);
  await orderButton(page, arabic).click();

  await expect(page).toHaveURL(/order-now\/order\?order=/);
  await expect(page.locator('[aria-current="step"]')).toContainText('تم الطلب');
  expect(await ordersOf(page, ofMuscat.property)).toMatchObject([
    { status: 'placed', place: '204', currency: 'OMR', currencyPrecision: 3 },
  ]);
});

test('R-23 a conflict with an allergy is confirmed before ordering and shown to the kitchen', async ({
  page,
}) => {
  await signInWithStay(page, property);
  await addToBasket(page, breakfast, TRAY_NAME);
  await page.goto(pathTo('property-outlet-order-now-order-details', breakfast));
  await waitUntilUsable(page);
  const allergies = page.getByRole('group', { name: 'Allergies' });
  await allergies.getByRole('button', { name: 'Sesame' }).click();
  await page.getByRole('button', { name: 'Remember for future orders' }).click();
  await expect(page.getByRole('button', { name: 'Remember for future orders' })).toHaveCount(0);
  await scheduleForTomorrow(page, breakfast);

  await expect(page.getByText('This order may contain your allergens')).toBeVisible();
  await expect(page.getByText('May contain: Nuts, Sesame')).toBeVisible();
  await expect(orderButton(page)).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I understand and want to order anyway' }).check();
  await orderButton(page).click();

  await expect(page).toHaveURL(/order-now\/order\?order=/);
  const [summary] = await ordersOf(page, property);
  await expect(page.getByText('This order may contain your allergens')).toBeVisible();
  expect(summary).toMatchObject({ status: 'placed' });
});

test('R-23 losing the network while placing an order places it once, after a reload too', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expected(/Failed to load resource/);
  await signInWithStay(page, property);
  await addToBasket(page, breakfast, TRAY_NAME);
  await scheduleForTomorrow(page, breakfast);
  let sent = 0;
  await page.route(ORDERS, async (route) => {
    sent += 1;
    // The request reaches the server, but its reply does not reach the guest.
    if (sent === 1) await route.fetch();
    await route.abort('connectionreset');
  });

  await orderButton(page).click();
  await expect(page.getByText('No response')).toBeVisible();
  await page.reload();
  await waitUntilUsable(page);
  await expect(page.getByText('No response')).toBeVisible();
  await orderButton(page, { ...english, order: /^Try again/ }).click();
  await expect.poll(() => sent).toBe(2);
  await expect(page.getByText('No response')).toBeVisible();
  await page.unroute(ORDERS);
  await orderButton(page, { ...english, order: /^Try again/ }).click();

  await expect(page).toHaveURL(/order-now\/order\?order=/);
  expect(await ordersOf(page, property)).toHaveLength(1);
});

test('R-23 a price increase is shown before the order is placed', async ({ page, consoleErrors }) => {
  consoleErrors.expected(/409/);
  await signInWithStay(page, property);
  await addToBasket(page, breakfast, TRAY_NAME);
  await scheduleForTomorrow(page, breakfast);
  // The page shows a quote from before the price increase.
  await page.route(QUOTES, async (route) => {
    const reply = await route.fetch();
    const quote = (await reply.json()) as ReplyOf<typeof orderContract.quoteOrder>;
    const totals = { ...quote.totals, itemsTotal: 1500, total: 1500 };
    await route.fulfill({
      response: reply,
      json: { ...quote, totals, quoteToken: quote.quoteToken?.replace('.', '.x') },
    });
  });
  await page.reload();
  await waitUntilUsable(page);
  await expect(orderButton(page)).toContainText('€15.00');

  await orderButton(page).click();

  await expect(page.getByText('Nothing has been ordered. The total is now €20.00.')).toBeVisible();
  expect(await ordersOf(page, property)).toEqual([]);
  await page.unroute(QUOTES);
  await expect(orderButton(page)).toContainText('€20.00');
  await orderButton(page).click();
  await expect(page).toHaveURL(/order-now\/order\?order=/);
});

test('R-23 R-27 an item that sells out in the basket is marked live, and the rest can be ordered', async ({
  page,
  request,
}) => {
  const desk = await connectStaff(request, { property, role: 'supervisor' });
  const [gone = '', other = ''] = (await listDishes(request)).slice(-2);
  const { uuid: itemUuid } = await findItem(request, gone);
  await signInWithStay(page, property);
  await addToBasket(page, roomService, gone);
  await addToBasket(page, roomService, other);
  await scheduleForTomorrow(page, roomService);
  await expect(orderButton(page)).toBeEnabled();

  await desk.request('changeItemStock', { itemUuid, stockStatus: 'sold_out' });
  await expect(orderButton(page)).toBeDisabled();
  await page.goto(pathTo('property-order-details', { property }));
  await waitUntilUsable(page);
  await page.getByRole('button', { name: `Remove ${gone}` }).click();
  await page.getByRole('link', { name: /^Review and order/ }).click();
  await orderButton(page).click();

  await expect(page).toHaveURL(/order-now\/order\?order=/);
  await desk.request('changeItemStock', { itemUuid, stockStatus: 'available' });
  await page.goto(pathTo('property-order', { property }));
  await waitUntilUsable(page);
  await expect(page.locator('[aria-current="step"]')).toContainText('Placed');
  desk.disconnect();
});

test('R-23 reordering names sold-out items, and the rest can be edited', async ({ page, request }) => {
  const desk = await connectStaff(request, { property, role: 'supervisor' });
  const [gone = '', available = ''] = await listDishes(request);
  const { uuid: itemUuid } = await findItem(request, gone);
  await signInWithStay(page, property);
  await addToBasket(page, roomService, gone);
  await addToBasket(page, roomService, available);
  await scheduleForTomorrow(page, roomService);
  await orderButton(page).click();
  await expect(page).toHaveURL(/order-now\/order\?order=/);
  await desk.request('changeItemStock', { itemUuid, stockStatus: 'sold_out' });

  await page.getByRole('button', { name: 'Order again' }).click();
  const changesDialog = page.getByRole('alertdialog', { name: 'Some items have changed' });
  await expect(changesDialog.getByText(`${gone} is sold out`)).toBeVisible();
  await changesDialog.getByRole('button', { name: 'Continue with the rest' }).click();

  await expect(page).toHaveURL(/order-details/);
  await page.getByRole('button', { name: `Change ${available}` }).click();
  const sheet = page.getByRole('dialog', { name: available });
  await sheet.getByRole('button', { name: 'One more' }).click();
  await sheet.getByRole('button', { name: /^Update order, / }).click();
  await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
  await expect(page.getByRole('button', { name: `Remove ${gone}` })).toHaveCount(0);
  await desk.request('changeItemStock', { itemUuid, stockStatus: 'available' });
  desk.disconnect();
});

test('E-07 a basket survives a reload, is shared between tabs, and is separate per outlet', async ({
  page,
  context,
}) => {
  await addToBasket(page, breakfast, TRAY_NAME);
  await page.reload();
  await waitUntilUsable(page);
  await expect(page.getByRole('link', { name: /Your order: 1 item/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto(pathTo('property-outlet-order-now-order-details', breakfast));
  await waitUntilUsable(other);
  await other.getByRole('button', { name: `One more ${TRAY_NAME}` }).click();

  await expect(page.getByRole('link', { name: /Your order: 2 items/ })).toBeVisible();
  await page.goto(pathTo('property-outlet', { property, outlet: 'mare-alta' }));
  await page.goto(pathTo('property-order', { property }));
  await waitUntilUsable(page);
  await expect(page.getByText('Your order: 2 items')).toBeVisible();
});
