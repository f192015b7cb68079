import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { order } from '@guest/shared/testing/builders/order';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import type { Answer } from '@guest/shared/testing/fake-host';
import { houseHost } from '@guest/shared/testing/house-host';
import { openPage } from '@guest/shared/testing/open-page';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import late from '../../late-texts/locales/en.json';
import en from '../../locales/en.json';
import { guest } from '../../table-booking/testing/open-booking';
import { ActiveOrder } from './active-order';

test('R-08 the home page follows an active order until it is delivered', async () => {
  const listOf = (...items: ReturnType<typeof order>[]): Answer => [
    orderContract.listOrders,
    { items, nextCursor: null },
  ];
  const answers = [listOf(order())];
  const host = houseHost(answers);
  host.session.getState().signedIn({ token: 'x'.repeat(43), user: guest, allowToPost: false });
  openPage(host, { property: ActiveOrder }, { ...en, ...late }, '/grand');

  const link = await screen.findByRole('link', { name: 'Sea Bar' });
  expect(link.getAttribute('href')).toBe(
    `/grand/directories/bars-and-restaurants/sea-bar/order-now/order?order=${order().uuid}`,
  );
  screen.getByText(/^Placed · Today · Sole$/);

  const told = async (now: ReturnType<typeof order>, answer: Answer) => {
    answers[0] = answer;
    await act(() => host.realtime.pushed('orderUpdated', { order: now, epoch: uuidOf(3) }));
  };
  const coming = order({ status: 'delivering', version: 2 });
  await told(coming, listOf(coming));
  await screen.findByText(/^On its way/);

  await told(order({ status: 'delivered', version: 3 }), listOf());
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});
