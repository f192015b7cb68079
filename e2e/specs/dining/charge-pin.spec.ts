import { chargePinContract } from '@guest/shared/contracts/charge-pin/charge-pin.contract';
import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { addDays, businessDay } from '@guest/shared/contracts/core/local-time';
import { propertyContract } from '@guest/shared/contracts/property/property.contract';
import { stayContract } from '@guest/shared/contracts/stay/stay.contract';
import { fillIn } from '@guest/shared/routes/fill-in';
import type { Page } from '@playwright/test';
import { authHeaders } from '../../actors/auth-headers';
import {
  signInWithStay,
  orderButton,
  ordersOf,
  scheduleForTomorrow,
  addToBasket,
} from '../../actors/ordering';
import { expect, test } from '../../test';

test.setTimeout(90_000);

const property = 'casa-miramar';
const breakfast = { property, outlet: 'room-service', menu: 'breakfast' };
const PIN = '4711';

/** Returns the date after a number of business days; hours of the night belong to the day before. */
async function hotelDate({ request }: Page, inDays: number): Promise<string> {
  const reply = await request.get(fillIn(propertyContract.getDetail.path, { property }));
  // The cast is safe because the server checks its replies against the contract.
  const { system } = (await reply.json()) as ReplyOf<typeof propertyContract.getDetail>;
  const { timeZone, businessDayStart } = system.property;
  return addDays(businessDay(Date.now(), timeZone, businessDayStart), inDays);
}

/** Links the guest to a reservation of the hotel system that no other journey uses. */
async function linkStay(page: Page): Promise<void> {
  const headers = await authHeaders(page);
  const data = { lastName: 'Lambert', room: '208', checkout: await hotelDate(page, 3) };
  const reply = await page.request.post(fillIn(stayContract.verifyStay.path, { property }), {
    headers,
    data,
  });
  expect(reply.status(), await reply.text()).toBe(200);
  // An aborted run may have left its PIN.
  const pin = fillIn(chargePinContract.saveChargePin.path, { property });
  await page.request.put(pin, { headers, data: { pin: null, current: PIN } });
}

test('R-23 an order is charged to the room only with the PIN', async ({ page, consoleErrors }) => {
  consoleErrors.expected(/422/);
  await signInWithStay(page, property);
  await linkStay(page);
  await addToBasket(page, breakfast, 'The Miramar tray');
  await scheduleForTomorrow(page, breakfast);
  await page.getByRole('radio', { name: 'Charge to room' }).check();

  await page.getByRole('button', { name: 'Room charge settings' }).click();
  await page.getByRole('textbox', { name: 'New PIN' }).fill(PIN);
  await page.getByRole('button', { name: 'Save PIN' }).click();
  const field = page.getByRole('textbox', { name: 'Your PIN' });
  await field.fill('0000');
  await orderButton(page).click();
  await expect(page.getByText("That PIN isn't right. 4 tries left.")).toBeVisible();
  expect(await ordersOf(page, property)).toEqual([]);

  await field.fill(PIN);
  await orderButton(page).click();

  await expect(page).toHaveURL(/order-now\/order\?order=/);
  expect(await ordersOf(page, property)).toMatchObject([{ status: 'placed', total: 2_000 }]);
  const headers = await authHeaders(page);
  const pin = fillIn(chargePinContract.saveChargePin.path, { property });
  await page.request.put(pin, { headers, data: { pin: null, current: PIN } });
});
