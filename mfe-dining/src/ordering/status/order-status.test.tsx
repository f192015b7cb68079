import type { ReplyOf } from '@guest/shared/contracts/core/endpoint';
import { orderContract, type Order } from '@guest/shared/contracts/order/order.contract';
import { ApiError } from '@guest/shared/http/api-error';
import { order } from '@guest/shared/testing/builders/order';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { stubPush } from '@guest/shared/testing/stub-push';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readBasket } from '../../basket/baskets';
import { openOrders } from '../testing/open-orders';

beforeEach(() => localStorage.clear());

const openOrder = (facts: Partial<Order> = {}) =>
  openOrders('/order', {
    answers: [
      [orderContract.listOrders, () => ({ items: [order(facts)], nextCursor: null })],
      [orderContract.getOrder, () => order(facts)],
    ],
  });
const current = () => document.querySelector('[aria-current="step"]')?.textContent;
const pushOrder = (opened: Awaited<ReturnType<typeof openOrder>>, facts: Partial<Order>) =>
  act(() => opened.host.realtime.pushed('orderUpdated', { order: order(facts), epoch: uuidOf(3) }));

type Reorder = ReplyOf<typeof orderContract.reorder>;

/** Builds the reply to a reorder request for an order of one line, with its changes. */
const reordered = (dish: { name: string; unitPrice: number }, changes: Reorder['changes']): Reorder => ({
  outlet: { uuid: uuidOf(1), slug: 'sea-bar', name: 'Sea Bar' },
  mode: 'room',
  place: '204',
  lines: [{ lineId: 'n', itemUuid: uuidOf(1), quantity: 1, modifiers: [] }],
  facts: [{ lineId: 'n', ...dish, menu: 'dinner' }],
  changes,
});

test('on an iPhone an order says that its changes are told by a page on the home screen', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  await openOrder({ status: 'accepted' });

  await screen.findByText(/^On an iPhone or iPad, add this app to your home screen/);
});

test.each([
  ['accepted', true],
  ['delivered', false],
] as const)('notifications are offered with an order that is %s: %s', async (status, isOffered) => {
  stubPush();
  await openOrder({ status });

  await screen.findByRole('heading', { name: 'Order details' });
  expect(screen.queryByText('Get notified when something changes') !== null).toBe(isOffered);
});

test('the promised time of an order is added to the calendar, as long as it is on its way', async () => {
  const opened = await openOrder({ status: 'accepted' });
  const paths: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    paths.push(this.getAttribute('href') ?? '');
  });
  opened.answer(orderContract.getOrderCalendar, () => ({ calendarPath: '/calendar.ics?sign=a' }));

  await userEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }));
  await expect.poll(() => paths).toEqual(['/calendar.ics?sign=a']);

  opened.answer(orderContract.getOrderCalendar, () => {
    throw new ApiError(0, 'Network');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await expect
    .poll(() => opened.toast.mock.calls)
    .toEqual([['error', "We couldn't get the calendar entry. Please try again."]]);
  expect(paths).toHaveLength(1);

  pushOrder(opened, { status: 'delivered', version: 9 });
  await expect.poll(() => screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull();
});

test('R-23 an order is updated live with realistic times and never goes back to an older state', async () => {
  const opened = await openOrder();
  await screen.findByText('Today, delivered between 13:30 and 13:45');
  expect(current()).toMatch(/^Placed/);

  await pushOrder(opened, {
    status: 'preparing',
    version: 3,
    delayMinutes: 20,
    delayReason: 'The grill is full',
    promisedFrom: '2026-06-01T12:50:00Z',
    promisedTo: '2026-06-01T13:05:00Z',
  });
  await expect.poll(current).toMatch(/^Preparing/);
  expect(screen.getAllByText(/delivered between/).map((it) => it.textContent)).toEqual([
    'Today, delivered between 13:50 and 14:05',
  ]);
  screen.getByText('20 minutes later than planned');
  screen.getByText('The grill is full');

  await pushOrder(opened, { status: 'accepted', version: 2 });
  await pushOrder(opened, { status: 'preparing', version: 4, delayMinutes: 25 });
  await screen.findByText('25 minutes later than planned');
  expect(current()).toMatch(/^Preparing/);
});

test('an order says at once when it comes, where, and under which reference, with what the guest can do', async () => {
  await openOrder({ canCancel: true });

  const moment = within(await screen.findByRole('article'));
  moment.getByRole('heading', { name: 'Today, delivered between 13:30 and 13:45' });
  expect(moment.getByText('Deliver to room').nextElementSibling?.textContent).toBe(order().place);
  moment.getByText(order().reference);
  moment.getByRole('button', { name: /^Cancel order/ });
});

test('R-23 a reply that was on its way when a push arrived does not overwrite it', async () => {
  const opened = await openOrder();
  await screen.findByText('Today, delivered between 13:30 and 13:45');
  let answer = (_reply: Order): void => {};
  const getOrder = vi.fn(() => new Promise<Order>((resolve) => (answer = resolve)));
  opened.answer(orderContract.getOrder, getOrder);
  void opened.host.queries.invalidateQueries();
  await expect.poll(() => getOrder.mock.calls.length).toBe(1);

  await pushOrder(opened, { status: 'accepted', version: 2 });
  await act(async () => answer(order({ version: 1 })));

  await expect.poll(() => opened.host.queries.isFetching()).toBe(0);
  await expect.poll(current).toMatch(/^Accepted/);
});

test('a declined order shows the reason and that nothing is charged', async () => {
  await openOrder({
    status: 'rejected',
    canCancel: false,
    histories: [
      { status: 'placed', by: 'guest', at: '2026-06-01T12:00:00Z' },
      { status: 'rejected', by: 'staff', at: '2026-06-01T12:05:00Z', note: 'The kitchen closes early today' },
    ],
  });

  await screen.findByText('The kitchen closes early today');
  screen.getByText("We're sorry, we can't take this order. You won't be charged.");
  expect(screen.queryByText(/^Payment:/)).toBeNull();
  expect(within(screen.getByRole('list', { name: 'Order status' })).getAllByRole('listitem')).toHaveLength(2);
});

test.each([
  ['placed', 'authorised', 'Payment: Charge to room'],
  ['accepted', 'authorised', 'This is being put on your room.'],
  ['delivered', 'authorised', 'This is being put on your room.'],
  ['delivered', 'posted', 'Payment: Charge to room'],
] as const)('an order that is %s and whose charge is %s says “%s”', async (status, charge, says) => {
  await openOrder({ status, payment: { method: 'room_charge', status: charge } });

  expect(await screen.findByText(says)).toBeTruthy();
  const other = says.startsWith('This') ? /^Payment:/ : /being put/;
  expect(screen.queryByText(other)).toBeNull();
});

test('a declined order whose charge had failed does not speak of payment', async () => {
  await openOrder({
    status: 'rejected',
    canCancel: false,
    payment: { method: 'room_charge', status: 'failed' },
  });

  await screen.findByText("We're sorry, we can't take this order. You won't be charged.");
  expect(screen.queryByText(/about payment/)).toBeNull();
});

test('cancelling requires a confirmation, and an order already in preparation shows an error and its status', async () => {
  const opened = await openOrder();
  opened.answer(orderContract.cancelOrder, () => {
    throw new ApiError(409, 'The kitchen has started.', {
      code: 'order_not_cancellable',
      data: { order: order({ status: 'preparing', version: 4, canCancel: false }) },
    });
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const question = within(screen.getByRole('alertdialog'));

  await userEvent.click(question.getByRole('button', { name: 'Cancel order' }));

  await expect.poll(current).toMatch(/^Preparing/);
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('reordering lists the changes before it fills the basket', async () => {
  const opened = await openOrder({ status: 'delivered', canReorder: true, canCancel: false });
  opened.answer(orderContract.reorder, () =>
    reordered({ name: 'Sole', unitPrice: 1950 }, [
      { lineId: 'n', name: 'Sole', kind: 'price_changed', before: 1800, after: 1950 },
    ]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Order again' }));

  const dialog = within(await screen.findByRole('alertdialog', { name: 'Some items have changed' }));
  dialog.getByText('Sole: was €18.00, now €19.50');
  expect(readBasket('grand', 'sea-bar')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue with the rest' }));

  // The changes have just been shown, so the basket does not report them again.
  expect(readBasket('grand', 'sea-bar')?.lines).toMatchObject([
    { name: 'Sole', quantity: 1, unitPrice: 1950, menu: 'dinner' },
  ]);
  await expect.poll(() => opened.router.state.location.pathname).toMatch(/order-details$/);
  await screen.findByRole('button', { name: 'Change Sole' });
});

test('no issue can be reported for a declined order', async () => {
  await openOrder({ status: 'rejected', canCancel: false });

  await screen.findByText('Not possible', { selector: '[role="status"] *' });
  expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
});

test('an order whose items are all gone is not repeated, and the guest is sent to the menu', async () => {
  const opened = await openOrder({ status: 'delivered', canReorder: true, canCancel: false });
  opened.answer(orderContract.reorder, () =>
    reordered({ name: 'Soup', unitPrice: 900 }, [
      { lineId: 'a', name: 'Sole', kind: 'removed' },
      { lineId: 'n', name: 'Soup', kind: 'sold_out' },
    ]),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Order again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'View menu' }));

  await expect.poll(() => opened.router.state.location.pathname).toMatch(/order-now$/);
  expect(readBasket('grand', 'sea-bar')).toBeNull();
});

test('an order is rated with one tap, and an issue is sent to the staff', async () => {
  const opened = await openOrder({ status: 'delivered', canRate: true, canCancel: false });
  const rated: unknown[] = [];
  opened.answer(orderContract.rateOrder, ({ body }) => {
    rated.push(body);
    return order({ status: 'delivered', canRate: true, version: 5, rating: { stars: 4 } });
  });
  opened.answer(orderContract.reportOrderIssue, () =>
    order({ status: 'delivered', version: 6, issue: { kind: 'cold' } }),
  );

  await userEvent.click(await screen.findByRole('button', { name: '4 stars' }));
  await expect.poll(() => rated).toEqual([{ stars: 4 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Food was cold' }));
  await userEvent.click(screen.getByRole('button', { name: 'Report the issue' }));

  await screen.findByText('Problem reported');
});

test('an unknown order, or one of another guest, shows neither an order nor a basket', async () => {
  const page = `/grand/directories/bars-and-restaurants/sea-bar/order-now/order?order=${uuidOf(9)}` as const;
  const noSuchOrder = () => {
    throw new ApiError(404, 'Page Not Found');
  };
  await openOrders(page, { answers: [[orderContract.getOrder, noSuchOrder]] });

  await screen.findByRole('heading', { name: 'Order not found' });
  expect(screen.getByRole('link', { name: 'Your orders' }).getAttribute('href')).toBe('/grand/order');
  expect(screen.queryByText(/saved on this device/)).toBeNull();
});
