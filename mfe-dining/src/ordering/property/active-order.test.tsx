import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { order } from '@guest/shared/testing/builders/order';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import type { FakeReply } from '@guest/shared/testing/fake-host';
import { propertyHost } from '@guest/shared/testing/property-host';
import { renderPage } from '@guest/shared/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import late from '../../lazy-texts/locales/en.json';
import en from '../../locales/en.json';
import { guest } from '../../table-booking/testing/open-booking';
import { ActiveOrder } from './active-order';

test('R-08 the home page follows an active order until it is delivered', async () => {
  const listOf = (...items: ReturnType<typeof order>[]): FakeReply => [
    orderContract.listOrders,
    { items, nextCursor: null },
  ];
  const answers = [listOf(order())];
  const host = propertyHost(answers);
  host.session.getState().signedIn({ token: 'x'.repeat(43), user: guest, allowToPost: false });
  renderPage(host, { property: ActiveOrder }, { ...en, ...late }, '/grand');

  const link = await screen.findByRole('link', { name: 'Sea Bar' });
  expect(link.getAttribute('href')).toBe(
    `/grand/directories/bars-and-restaurants/sea-bar/order-now/order?order=${order().uuid}`,
  );
  screen.getByText(/^Placed · Today · Sole$/);

  const pushOrder = async (now: ReturnType<typeof order>, answer: FakeReply) => {
    answers[0] = answer;
    await act(() => host.realtime.pushed('orderUpdated', { order: now, epoch: uuidOf(3) }));
  };
  const coming = order({ status: 'delivering', version: 2 });
  await pushOrder(coming, listOf(coming));
  await screen.findByText(/^On its way/);

  await pushOrder(order({ status: 'delivered', version: 3 }), listOf());
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});
