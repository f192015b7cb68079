import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { orderQuote, pricedLine } from '@guest/shared/testing/builders/order';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readBasket } from '../../basket/baskets';
import { openOrders, addToBasket } from '../testing/open-orders';

beforeEach(() => localStorage.clear());

test('R-23 a change of a basket line is priced again by the server', async () => {
  addToBasket();
  const { quoted } = await openOrders('/order-details');
  const more = await screen.findByRole('button', { name: 'One more Sole' });

  await userEvent.click(more);

  expect(readBasket('grand', 'sea-bar')?.lines[0]?.quantity).toBe(2);
  expect(document.activeElement).toBe(more);
  await expect.poll(() => quoted().at(-1)).toMatchObject({ lines: [{ quantity: 2 }] });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Sole' }));
  await screen.findByText('Your order is empty');
});

test('changed prices are listed until the guest confirms them', async () => {
  addToBasket({ unitPrice: 1500 });
  await openOrders('/order-details');

  await screen.findByText('Sole: was €15.00, now €18.00');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));

  expect(screen.queryByText('Changed since you added it')).toBeNull();
  expect(readBasket('grand', 'sea-bar')?.lines[0]?.unitPrice).toBe(1800);
});

test('a sold-out item stays in the basket with an error', async () => {
  addToBasket();
  const problems = [{ lineId: 'a', code: 'item_unavailable', error: 'Sole has just sold out.' }];
  await openOrders('/order-details', {
    quote: orderQuote({ lines: [pricedLine()], problems, quoteToken: null }),
  });

  await screen.findByText('Sole has just sold out.');
  expect(readBasket('grand', 'sea-bar')?.lines).toHaveLength(1);
});

test('allergies are sent with the order and can be saved for later orders', async () => {
  addToBasket();
  const { answer } = await openOrders('/order-details');
  let saved: unknown;
  answer(orderContract.saveOrderPreferences, ({ body }) => {
    saved = body;
    return { allergies: ['nuts'], spendingLimit: null };
  });

  await userEvent.click(await screen.findByRole('button', { name: 'Nuts' }));
  expect(readBasket('grand', 'sea-bar')?.allergies).toEqual(['nuts']);
  await userEvent.click(await screen.findByRole('button', { name: 'Remember for future orders' }));

  await expect.poll(() => saved).toEqual({ allergies: ['nuts'] });
});

test('input is stored in the basket at once', async () => {
  addToBasket();
  await openOrders('/order-details');

  await userEvent.type(await screen.findByRole('textbox', { name: /Anything we should know/ }), 'Ring twice');
  await userEvent.click(screen.getByRole('button', { name: '10%' }));

  expect(readBasket('grand', 'sea-bar')).toMatchObject({ note: 'Ring twice', tip: { percent: 10 } });
});
