import { billContract } from '@guest/shared/contracts/bill/bill.contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { apiErrorOf } from '../testing/call-log';
import { AHEAD, bill, euros, line, openBill } from '../testing/open-bill';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('each line says why it is on the bill, and only own orders lead to their page', async () => {
  const order = {
    kind: 'order' as const,
    reference: 'OR-1',
    orderedBy: 'Ada',
    isMine: true,
    orderedAt: '2026-05-31T18:14:00Z',
  };
  const params = { property: 'grand', outlet: 'sea-bar' };
  const link = { route: 'property-outlet-order-now-order', params, query: { order: 'o1' } };
  const others = { id: 'c', source: 'app' as const, description: undefined };
  const lines = [
    line(),
    line({ id: 'b', source: 'app', description: 'Sea Bar', order: { ...order, link } }),
    line({ ...others, isPending: true, order: { ...order, orderedBy: 'Bob', isMine: false } }),
    line({ ...others, id: 'd', order: { ...order, kind: 'activity', orderedBy: 'Bob', isMine: false } }),
    line({
      id: 'e',
      source: 'app',
      description: 'Pool Bar',
      order: { ...order, link },
      mustPayInPerson: true,
    }),
  ];

  await openBill(bill({ lines }));

  const [minibar, own, foreign, activity, refused] = await screen.findAllByRole('listitem');
  expect(minibar?.textContent).toMatch(/Minibar.*€8\.00.*Entered by the hotel/);
  expect(own?.textContent).toMatch(/Ordered in the app by Ada/);
  expect(
    within(own as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/grand/directories/bars-and-restaurants/sea-bar/order-now/order?order=o1');
  expect(foreign?.textContent).toMatch(/Order by another guest.*by Bob.*Being charged to your room/);
  expect(within(foreign as HTMLElement).queryByRole('link')).toBeNull();
  expect(activity?.textContent).toMatch(/Booking by another guest.*Booked in the app by Bob/);
  expect(refused?.textContent).toMatch(/Pool Bar.*Not on your room: please pay at reception/);
  expect(own?.textContent).not.toMatch(/reception/);
});

test('a difference and an outdated bill are shown to the guest', async () => {
  await openBill(bill({ isLive: false, balance: euros(1_000), difference: euros(200) }));

  await screen.findByText("The hotel's system isn't answering");
  expect(screen.getByText(/looking into a difference of/).textContent).toContain('€2.00');
});

test('a question about a line is sent once, and its state is shown at the line', async () => {
  const question = { uuid: AHEAD.uuid, status: 'seen' as const, at: '2026-06-01T12:00:00Z' };
  const replies = [bill(), bill({ lines: [line({ question })] })];
  const { calls, toast } = await openBill(
    () => replies.shift() ?? bill({ lines: [line({ question })] }),
    [[billContract.askAboutLine, question]],
  );

  await userEvent.click(await screen.findByRole('button', { name: /Ask about Minibar/ }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.type(await sheet.findByLabelText("What's wrong?"), 'I did not have this.');
  await userEvent.click(sheet.getByRole('button', { name: 'Send question' }));

  await screen.findByText('Question seen');
  const request = calls.find(({ path }) => path === billContract.askAboutLine.path);
  expect(request?.body).toMatchObject({ text: 'I did not have this.', key: expect.any(String) });
  expect(toast).toHaveBeenCalledWith('success', expect.stringContaining('We got your question'));
  expect(screen.queryByRole('button', { name: /Ask about Minibar/ })).toBeNull();
});

const NOT_LINKED = 'Link your stay first to see your bill.';

test.each([
  [NOT_LINKED, { stay_verified: false }],
  ['Your bill is available during your stay and for 30 days after it.', { checkout: '2026-05-01' }],
])('a bill that is known to be refused is not asked for: %s', async (words, facts) => {
  const { calls } = await openBill(bill(), [], { checkin: '2026-04-28', ...facts });

  await screen.findByText(words);
  expect(screen.getByRole('link', { name: 'Your stays' }).getAttribute('href')).toBe('/grand/reservations');
  expect(calls.filter(({ path }) => path === billContract.getFolio.path)).toEqual([]);
});

test('a guest whose stay the hotel has not confirmed after all is led to their stays', async () => {
  await openBill(apiErrorOf(409, 'stay_unverified', NOT_LINKED));

  await screen.findByText(NOT_LINKED);
  expect(screen.getByRole('link', { name: 'Your stays' }).getAttribute('href')).toBe('/grand/reservations');
});
