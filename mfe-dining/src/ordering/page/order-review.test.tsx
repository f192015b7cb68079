import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { orderContract } from '@guest/shared/contracts/order/order.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { order, orderQuote, pricedLine } from '@guest/shared/testing/builders/order';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { basketName, readBasket } from '../../basket/baskets';
import { openOrders, orderButton, addToBasket } from '../testing/open-orders';

beforeEach(() => localStorage.clear());

const away = () => {
  throw new ApiError(0, 'Error');
};
test('R-23 the review shows all price components, the allergens of each dish and why the room cannot be charged', async () => {
  addToBasket();
  await openOrders('/order-review', {
    quote: orderQuote({
      lines: [pricedLine({ mayContain: ['milk'], modifiers: [], note: 'no salt' })],
      totals: { serviceCharge: 180, deliveryFee: 300, tipTotal: 90, taxTotal: 137, total: 2370 },
    }),
  });

  await screen.findByText('€23.70', { selector: 'dd *' });
  screen.getByText('Allergens: Fish');
  screen.getByText('May contain: Milk');
  screen.getByText('no salt');
  for (const amount of ['€1.80', '€3.00', '€0.90', '€1.37']) screen.getByText(amount);
  screen.getByText('Link your stay first.');
  screen.getByText('Today, delivered between 13:30 and 13:45');
});

test('R-23 an included tax and an added tax are distinguished', async () => {
  addToBasket();
  await openOrders('/order-review', {
    quote: orderQuote({ totals: { taxIncluded: false, taxTotal: 130, taxInPrices: 115, total: 2130 } }),
  });

  const rowOf = async (name: string) =>
    (await screen.findByText(name, { selector: 'dt' })).parentElement?.textContent;
  expect(await rowOf('Additional tax')).toBe('Additional tax€1.30');
  expect(await rowOf('Tax included in prices')).toBe('Tax included in prices€1.15');
  expect(await rowOf('Total')).toBe('Total€21.30');
});

test('R-23 a double tap places one order and opens it', async () => {
  addToBasket();
  const { answer, placed, router } = await openOrders('/order-review');
  answer(orderContract.placeOrder, () => order());
  const key = readBasket('grand', 'sea-bar')?.idempotencyKey;

  await userEvent.dblClick(await orderButton());

  await expect
    .poll(() => router.state.location.pathname)
    .toBe('/grand/directories/bars-and-restaurants/sea-bar/order-now/order');
  expect(placed()).toHaveLength(1);
  expect(placed()[0]).toMatchObject({ key, body: { quoteToken: 'token', paymentMethod: 'pay_on_delivery' } });
  expect(readBasket('grand', 'sea-bar')).toBeNull();
});

test('R-23 lines that another tab adds while an order is sent form the next basket', async () => {
  addToBasket();
  const { answer, placed } = await openOrders('/order-review');
  const key = readBasket('grand', 'sea-bar')?.idempotencyKey;
  let arrived = (): void => {};
  answer(orderContract.placeOrder, () => new Promise((done) => (arrived = () => done(order()))));
  await userEvent.click(await orderButton());
  await expect.poll(() => placed()).toHaveLength(1);

  addToBasket();
  addToBasket({ lineId: 'b', itemUuid: uuidOf(2), name: 'Soup', quantity: 3 });
  arrived();

  await expect
    .poll(() => readBasket('grand', 'sea-bar')?.lines)
    .toMatchObject([
      { name: 'Sole', quantity: 1 },
      { name: 'Soup', quantity: 3 },
    ]);
  await expect.poll(() => readBasket('grand', 'sea-bar')).not.toHaveProperty('sent');
  expect(readBasket('grand', 'sea-bar')?.idempotencyKey).not.toBe(key);
});

test('R-23 without a reply nothing is lost, and a retry sends the same request with the same key', async () => {
  addToBasket();
  const { answer, placed } = await openOrders('/order-review');
  answer(orderContract.placeOrder, away);
  await userEvent.click(await orderButton());
  await screen.findByText('No response');

  answer(orderContract.placeOrder, () => order());
  await userEvent.click(await orderButton(/^Try again/));

  await expect.poll(() => placed()).toHaveLength(2);
  expect(placed()[1]).toEqual(placed()[0]);
});

test('R-23 a reloaded page sends an unanswered request again unchanged', async () => {
  addToBasket();
  const savedBasket = readBasket('grand', 'sea-bar');
  const body = { quoteToken: 'old', lines: [] };
  const cart = JSON.stringify({
    mode: 'room',
    requestedFor: null,
    lines: [{ lineId: 'a', itemUuid: savedBasket?.lines[0]?.itemUuid, quantity: 1, modifiers: [] }],
  });
  localStorage.setItem(
    basketName('grand', 'sea-bar'),
    JSON.stringify({ ...savedBasket, sent: { body, cart } }),
  );
  const { answer, placed } = await openOrders('/order-review');
  answer(orderContract.placeOrder, () => order());

  await screen.findByText('No response');
  await userEvent.click(await orderButton(/^Try again/));

  await expect.poll(() => placed()).toEqual([{ key: savedBasket?.idempotencyKey, body }]);
});

test('R-23 after an expired session the unanswered request is sent again unchanged', async () => {
  addToBasket();
  const { answer, placed } = await openOrders('/order-review');
  answer(orderContract.placeOrder, away);
  await userEvent.click(await orderButton());
  const retryButton = await orderButton(/^Try again/);

  answer(orderContract.placeOrder, () => {
    throw new ApiError(401, 'Unauthorized');
  });
  await userEvent.click(retryButton);
  await expect.poll(placed).toHaveLength(2);
  answer(orderContract.placeOrder, () => order());
  await userEvent.click(await orderButton(/^Try again/));

  await expect.poll(placed).toHaveLength(3);
  expect(new Set(placed().map((sent) => JSON.stringify(sent))).size).toBe(1);
});

test('R-23 changed prices are shown before anything is ordered', async () => {
  addToBasket();
  const dearer = orderQuote({ quoteToken: 'new', totals: { total: 1950 } });
  const { answer, placed } = await openOrders('/order-review');
  answer(orderContract.placeOrder, () => {
    throw new ApiError(409, 'Some prices changed. Please review your order again.', {
      code: 'price_changed',
      data: { quote: dearer },
    });
  });
  await userEvent.click(await orderButton());

  await screen.findByText('Some prices changed. Please review your order again.');
  await screen.findByText('Nothing has been ordered. The total is now €19.50.');
  answer(orderContract.placeOrder, () => order());
  await userEvent.click(await orderButton());

  await expect.poll(() => placed()).toHaveLength(2);
  expect(placed()[1]).toMatchObject({ key: placed()[0]?.key, body: { quoteToken: 'new' } });
});

test.each([
  ['outlet', '/order-review'],
  ['hotel', '/grand/order-review'],
] as const)(
  'a placed order is shown at once on the page of the %s, even before the navigation completes',
  async (_of, page) => {
    addToBasket();
    const { router } = await openOrders(page, {
      answers: [
        [orderContract.placeOrder, () => order()],
        [orderContract.getOrder, () => order()],
      ],
    });
    // The connection is so slow that the navigation never completes.
    router.navigate = () => new Promise(() => {});

    await userEvent.click(await orderButton());

    await screen.findByText("We've received your order.");
    screen.getByText('Sea Bar');
    expect(screen.queryByText('Your order is empty')).toBeNull();
  },
);

test('an item that has sold out shows an error and prevents the order', async () => {
  addToBasket();
  const problems = [{ lineId: 'a', code: 'item_unavailable', error: 'Sole has just sold out.' }];
  await openOrders('/order-review', { quote: orderQuote({ problems, quoteToken: null }) });

  await screen.findByText('Sole has just sold out.');
  within(screen.getByRole('region', { name: 'Your items' })).getByText('Sold out');
  expect(screen.getByRole('button', { name: /^Order/ })).toHaveProperty('disabled', true);
});

test('a problem names its dish, but not twice if the text already contains the name', async () => {
  addToBasket();
  const error = 'This is no longer on the menu.';
  const soup = 'Sole is served 12:00–23:00.';
  const problems = [
    { lineId: 'a', code: 'item_unavailable' as const, error },
    { lineId: 'a', code: 'item_not_now' as const, error: soup },
  ];
  await openOrders('/order-review', { quote: orderQuote({ lines: [], problems, quoteToken: null }) });

  await screen.findByText(error);
  screen.getByText(bidiIsolate('Sole'));
  screen.getByText(soup);
});

test('a dish named in the text of a problem is not named again in another language', async () => {
  addToBasket({ name: 'Lenguado' });
  const error = 'Sole is served 12:00–23:00.';
  const problems = [{ lineId: 'a', code: 'item_not_now' as const, error }];
  await openOrders('/order-review', { quote: orderQuote({ problems, quoteToken: null }) });

  await screen.findByText(error);
  expect(screen.queryByText(/Lenguado/)).toBeNull();
});

test('if no payment method is left the page links to reception', async () => {
  addToBasket();
  const error = "We can't charge this to your room. Choose another way to pay or ask reception.";
  const payments = [{ method: 'room_charge' as const, isAllowed: false, code: 'room_charge_denied', error }];
  await openOrders('/order-review', { quote: orderQuote({ payments }) });

  await screen.findByText(error);
  expect(screen.getByRole('link', { name: 'Ask reception' }).getAttribute('href')).toMatch(
    /^\/grand\/chat\b/,
  );
});

test('the result of an attempt to order is scrolled into view', async () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  addToBasket();
  const { answer } = await openOrders('/order-review');
  answer(orderContract.placeOrder, () => {
    throw new ApiError(0, 'Error');
  });
  await userEvent.click(await orderButton());

  await screen.findByText('No response');
  const inSight = () => seen.mock.contexts.map((it) => (it instanceof Element ? it.textContent : ''));
  await expect.poll(inSight).toContainEqual(expect.stringContaining('No response'));
});

test('R-23 a guest who has checked out reads that the room is not served, and can ask about it', async () => {
  addToBasket();
  const problems = [{ code: 'outside_stay' as const, error: 'That date is outside your stay.' }];
  await openOrders('/order-review', { quote: orderQuote({ problems, quoteToken: null }) });

  await screen.findByText('That date is outside your stay.');
  expect(screen.getByRole('link', { name: 'Message us' }).getAttribute('href')).toMatch(/^\/grand\/chat\b/);
});

test('R-23 an order above the maximum amount links to the chat', async () => {
  addToBasket();
  const error = 'Orders can be up to €500.00. For larger orders, please message us.';
  const problems = [{ code: 'above_maximum' as const, error }];
  await openOrders('/order-review', { quote: orderQuote({ problems, quoteToken: null }) });

  await screen.findByText(error);
  expect(screen.getByRole('link', { name: 'Message us' }).getAttribute('href')).toMatch(/^\/grand\/chat\b/);
});

test('a repeated order requires a confirmation', async () => {
  addToBasket();
  const { answer, placed } = await openOrders('/order-review');
  answer(orderContract.placeOrder, () => {
    throw new ApiError(409, 'You placed the same order 2 minutes ago. Order again?', {
      code: 'order_duplicate',
    });
  });
  await userEvent.click(await orderButton());
  const question = within(await screen.findByRole('alertdialog', { name: 'Send it again?' }));

  answer(orderContract.placeOrder, () => order());
  await userEvent.click(question.getByRole('button', { name: 'Order again' }));

  await expect.poll(() => placed()).toHaveLength(2);
  expect(placed()[1]?.body).toMatchObject({ isAgain: true });
});

test('an order that had arrived before a change is reported, and the next order gets a new key', async () => {
  addToBasket();
  const { answer } = await openOrders('/order-review');
  const key = readBasket('grand', 'sea-bar')?.idempotencyKey;
  answer(orderContract.placeOrder, () => {
    throw new ApiError(422, 'Sent otherwise', { code: 'idempotency_mismatch' });
  });

  await userEvent.click(await orderButton());

  await screen.findByText('We already have your order');
  expect(readBasket('grand', 'sea-bar')?.idempotencyKey).not.toBe(key);
  expect(readBasket('grand', 'sea-bar')?.lines).toHaveLength(1);
});

test('S-04 an anonymous visitor is sent to sign in, and the basket is preserved', async () => {
  addToBasket();
  const { router, placed } = await openOrders('/order-review', { isAnonymous: true });

  await userEvent.click(await orderButton(/^Sign in to order/));

  await expect.poll(() => router.state.location.pathname).toBe('/grand/signin');
  expect(new URLSearchParams(router.state.location.search).get('service')).toBe('edn');
  expect(placed()).toEqual([]);
  expect(readBasket('grand', 'sea-bar')?.lines).toHaveLength(1);
});

test('R-27 the review page of the hotel shows its newest basket', async () => {
  addToBasket();
  await openOrders('/grand/order-review');

  await screen.findByRole('heading', { name: 'Review your order' });
  await screen.findByText('Sea Bar');
});
