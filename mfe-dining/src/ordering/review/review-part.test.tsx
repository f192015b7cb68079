import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { orderQuote, pricedLine } from '@guest/shared/testing/builders/order';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { addToBasket, openOrders } from '../testing/open-orders';

beforeEach(() => localStorage.clear());

test('an order without another room names the room of the guest', async () => {
  addToBasket();
  await openOrders('/order-review');

  await screen.findByText(`Deliver to room: ${bidiIsolate('204')}`);
});

test('a room charge that is refused because no stay is linked leads to the search for it and back', async () => {
  addToBasket();
  const payments = [
    {
      method: 'room_charge' as const,
      isAllowed: false,
      code: 'room_charge_denied',
      reason: 'stay_unverified' as const,
      error: 'Link your stay to charge this to your room.',
    },
    { method: 'pay_on_delivery' as const, isAllowed: true },
  ];
  await openOrders('/order-review', { quote: orderQuote({ payments }) });

  const link = await screen.findByRole('link', { name: 'Find my reservation' });
  const to = new URL(link.getAttribute('href') ?? '', 'https://hotel.example');
  expect(to.pathname).toBe('/grand/reservations');
  expect(Object.fromEntries(to.searchParams)).toEqual({
    find: 'true',
    returnTo: '/grand/directories/bars-and-restaurants/sea-bar/order-now/order-review',
  });
});

test('before placing, the guest reads until when the order can be cancelled', async () => {
  addToBasket();
  await openOrders('/order-review', {
    quote: orderQuote({ cancellation: { minutes: 10, until: '2026-06-02T06:30:00Z' } }),
  });

  await screen.findByText(/You can cancel until the kitchen begins: .*07:30/);
});

test('an order for now says for how many minutes it can be cancelled', async () => {
  addToBasket();
  await openOrders('/order-review', { quote: orderQuote({ cancellation: { minutes: 1, until: null } }) });

  await screen.findByText('You can cancel for 1 minute after we accept it.');
});

test('a choice is shown with the name of its group, and the portion before it', async () => {
  addToBasket();
  const group = { groupUuid: uuidOf(20), groupName: 'With', price: 0 };
  const modifiers = [
    { ...group, modifierUuid: uuidOf(21), name: 'Chouriço', quantity: 1 },
    { ...group, modifierUuid: uuidOf(22), name: 'Olives', quantity: 2 },
    {
      ...group,
      groupUuid: uuidOf(23),
      groupName: 'Bread',
      modifierUuid: uuidOf(24),
      name: 'Rye',
      quantity: 1,
    },
  ];
  const portion = { uuid: uuidOf(25), name: 'Half' };
  await openOrders('/order-review', { quote: orderQuote({ lines: [pricedLine({ modifiers, portion })] }) });

  await screen.findByText('With: Chouriço · 2 × Olives');
  screen.getByText('Bread: Rye');
  screen.getByText('Half');
});
