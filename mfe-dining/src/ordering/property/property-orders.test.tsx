import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { order } from '@guest/shared/testing/builders/order';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen, within } from '@testing-library/react';
import { test } from 'vitest';
import { openOrders } from '../testing/open-orders';

test('an order is listed with the day for which it is promised, not the day on which it was placed', async () => {
  const dinner = order();
  const breakfast = order({
    uuid: uuidOf(10),
    promisedFrom: '2026-06-02T07:00:00Z',
    promisedTo: '2026-06-02T07:15:00Z',
  });
  await openOrders('/grand/order', {
    answers: [
      [orderContract.listOrders, () => ({ items: [dinner, breakfast], nextCursor: null })],
      [orderContract.getOrder, () => dinner],
    ],
  });

  const others = within(await screen.findByRole('region', { name: 'Other orders' }));
  others.getByText('Placed · Tomorrow · Sole');
});
