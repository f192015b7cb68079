import {
  orderContract,
  type OrderQuote,
  type PricedLine,
} from '@guest/shared/contracts/order/order.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { order, orderQuote, pricedLine } from '@guest/shared/testing/builders/order';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openOrders, orderButton, addToBasket } from '../testing/open-orders';

beforeEach(() => localStorage.clear());

test('R-23 an allergy conflict must be confirmed, and a new one must be confirmed again', async () => {
  addToBasket();
  const quote = orderQuote({ confirms: { allergies: ['fish'], minAge: 18 } });
  const { answer, placed } = await openOrders('/order-review', { quote });
  answer(orderContract.placeOrder, () => order());

  await screen.findByText('This order may contain your allergens');
  const button = screen.getByRole('button', { name: /^Order/ });
  expect(button).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I understand and want to order anyway' }));
  expect(button).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I am 18 or over' }));
  await userEvent.click(await orderButton());

  await expect.poll(() => placed()).toHaveLength(1);
  expect(placed()[0]?.body).toMatchObject({ confirmsAllergies: true, confirmsAge: true });
});

test('a confirmation of allergies and age applies only to the conflicts shown, and a change by the kitchen requires a new one', async () => {
  addToBasket();
  const quoted = (second: Partial<PricedLine>, minAge = 16) =>
    orderQuote({
      lines: [
        pricedLine({ allergens: ['nuts'], allergyConflicts: ['nuts'] }),
        pricedLine({ lineId: 'b', allergens: [], mayContain: [], ...second }),
      ],
      confirms: { allergies: ['nuts'], minAge },
    });
  const { answer, host } = await openOrders('/order-review', { quote: quoted({}) });
  const read = () => screen.findByRole('checkbox', { name: 'I understand and want to order anyway' });
  const changes = async (quote: OrderQuote) => {
    answer(orderContract.quoteOrder, () => quote);
    await host.queries.invalidateQueries();
  };
  await userEvent.click(await read());
  await userEvent.click(screen.getByRole('checkbox', { name: 'I am 16 or over' }));
  await orderButton();

  await changes(quoted({ mayContain: ['nuts'], allergyConflicts: ['nuts'] }));
  await expect.poll(read).toHaveProperty('checked', false);
  await userEvent.click(await read());
  await changes(quoted({ allergens: ['nuts'], allergyConflicts: ['nuts'] }));
  await expect.poll(read).toHaveProperty('checked', false);
  await userEvent.click(await read());
  await orderButton();
  await changes(quoted({ allergens: ['nuts'], allergyConflicts: ['nuts'] }, 18));

  const older = await screen.findByRole('checkbox', { name: 'I am 18 or over' });
  expect(older).toHaveProperty('checked', false);
  expect(await read()).toHaveProperty('checked', true);
});

test('if the server requires the confirmation of allergies again, the guest must confirm again', async () => {
  addToBasket();
  const lines = [pricedLine({ allergens: ['nuts'], allergyConflicts: ['nuts'] })];
  const quote = orderQuote({ lines, confirms: { allergies: ['nuts'], minAge: null } });
  const { answer, placed } = await openOrders('/order-review', { quote });
  const error = 'Your order may contain your allergens. Please confirm first.';
  answer(orderContract.placeOrder, () => {
    throw new ApiError(409, error, { code: 'allergies_unconfirmed', data: { quote } });
  });
  const read = await screen.findByRole('checkbox', {
    name: 'I understand and want to order anyway',
  });
  await userEvent.click(read);
  await userEvent.click(await orderButton());

  await screen.findByText(error);
  await expect.poll(() => read).toHaveProperty('checked', false);
  expect(screen.getByRole('button', { name: /^Order/ })).toHaveProperty('disabled', true);
  expect(placed()).toHaveLength(1);
});
