import { chargePinContract } from '@guest/shared/contracts/charge-pin/charge-pin.contract';
import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { order, orderQuote } from '@guest/shared/testing/builders/order';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openOrders, addToBasket } from '../testing/open-orders';

beforeEach(() => localStorage.clear());

const guarded = orderQuote({
  payments: [
    { method: 'room_charge', isAllowed: true, needsPin: true },
    { method: 'pay_on_delivery', isAllowed: true },
  ],
});
const open = orderQuote({ payments: [{ method: 'room_charge', isAllowed: true }] });
const orderButton = async () => {
  const button = await screen.findByRole('button', { name: /^Order/ });
  await expect.poll(() => button).toHaveProperty('disabled', false);
  return button;
};

test('R-23 a room protected by a PIN is charged with the right PIN, and the PIN is not stored', async () => {
  addToBasket();
  const { answer, placed } = await openOrders('/order-review', { quote: guarded });
  let storedText = '';
  answer(chargePinContract.approveCharge, () => ({ approval: 'yes', expiresAt: '2026-06-01T12:10:00Z' }));
  answer(orderContract.placeOrder, () => {
    storedText = JSON.stringify(localStorage);
    return order();
  });

  await userEvent.type(await screen.findByRole('textbox', { name: 'Your PIN' }), '4711');
  await userEvent.dblClick(await orderButton());

  await expect.poll(placed).toHaveLength(1);
  expect(placed()[0]?.body).toMatchObject({ paymentMethod: 'room_charge', approval: 'yes' });
  expect(storedText).toContain('room_charge');
  expect(storedText).not.toContain('4711');
});

test('R-23 a wrong PIN shows an error at its field, and no order is placed', async () => {
  addToBasket();
  const { answer, placed } = await openOrders('/order-review', { quote: guarded });
  const refusal = { error: "That PIN isn't right. 4 tries left.", code: 'pin_wrong' };
  answer(chargePinContract.approveCharge, () => {
    throw new ApiError(422, refusal.error, refusal);
  });

  await userEvent.type(await screen.findByRole('textbox', { name: 'Your PIN' }), '0000');
  await userEvent.click(await orderButton());

  await screen.findByText(refusal.error);
  expect(placed()).toEqual([]);
});

test('R-23 no PIN is required for another payment method', async () => {
  addToBasket();
  await openOrders('/order-review', { quote: guarded });

  await userEvent.click(await screen.findByRole('radio', { name: /Pay on delivery/ }));

  await expect.poll(() => screen.queryByRole('textbox', { name: 'Your PIN' })).toBeNull();
});

test('R-23 guests set a PIN where they charge the room', async () => {
  addToBasket();
  const { answer } = await openOrders('/order-review', { quote: open });
  const saved: unknown[] = [];
  answer(chargePinContract.saveChargePin, ({ body }) => {
    saved.push(body);
    answer(orderContract.quoteOrder, () => guarded);
    return { isOffered: true, isSet: true };
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Room charge settings' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'New PIN' }), '4711');
  await userEvent.click(screen.getByRole('button', { name: 'Save PIN' }));

  await screen.findByRole('textbox', { name: 'Your PIN' });
  expect(saved).toEqual([{ pin: '4711' }]);
});

test('the settings of room charges say offline, before anything is entered, that they need the hotel', async () => {
  addToBasket();
  const { host } = await openOrders('/order-review', { quote: open });
  await userEvent.click(await screen.findByRole('button', { name: 'Room charge settings' }));
  const notice = "You're offline. These settings need a connection to the hotel.";
  expect(screen.queryByText(notice)).toBeNull();

  act(() => host.layout.getState().connectionChanged(true));

  screen.getByText(notice);
});
