import { orderQuote } from '@guest/shared/testing/builders/order';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { readBasket } from '../../basket/baskets';
import { openOrders, addToBasket } from '../testing/open-orders';

beforeEach(() => localStorage.clear());

test('R-23 mode, place and time can be chosen and are stored in the basket', async () => {
  addToBasket();
  await openOrders('');

  await screen.findByRole('link', { name: 'Dinner' });
  await screen.findByText('Today, delivered between 13:30 and 13:45');
  await userEvent.click(screen.getByRole('radio', { name: 'Pickup' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada');
  await userEvent.click(screen.getByRole('radio', { name: 'Schedule for later' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Tomorrow');

  expect(readBasket('grand', 'sea-bar')).toMatchObject({
    mode: 'pickup',
    place: 'Ada',
    requestedFor: '2026-06-02T12:00',
  });
  expect(screen.getByRole('link', { name: /Your order: 1 item/ })).toHaveProperty(
    'pathname',
    '/grand/directories/bars-and-restaurants/sea-bar/order-now/order-details',
  );
});

test.each([
  ['the page of place and time', ''],
  ['the basket', '/order-details'],
  ['the review', '/order-review'],
] as const)(
  '%s says offline, before anything is entered, that ordering needs the hotel',
  async (_page, path) => {
    addToBasket();
    const { host } = await openOrders(path);
    const notice = /ordering needs a connection to the hotel/;
    expect(screen.queryByText(notice)).toBeNull();

    act(() => host.layout.getState().connectionChanged(true));
    await screen.findByText(notice);
    act(() => host.layout.getState().connectionChanged(false));
    expect(screen.queryByText(notice)).toBeNull();
  },
);

test('a time at which the kitchen is full cannot be chosen', async () => {
  addToBasket();
  await openOrders('');
  await userEvent.click(await screen.findByRole('radio', { name: 'Schedule for later' }));

  expect(screen.getByRole('option', { name: '13:45, fully booked' })).toHaveProperty('disabled', true);
});

test('an item that is served later can be ordered for that time', async () => {
  addToBasket();
  const error = 'Sole is served 07:00–10:30.';
  const problems = [{ lineId: 'a', code: 'item_not_now', error, data: { next: '2026-06-02T07:00' } }];
  await openOrders('', { quote: orderQuote({ problems, quoteToken: null }) });

  await screen.findByText(error);
  await userEvent.click(screen.getByRole('button', { name: 'Order for tomorrow, 07:00' }));

  expect(readBasket('grand', 'sea-bar')?.requestedFor).toBe('2026-06-02T07:00');
});
