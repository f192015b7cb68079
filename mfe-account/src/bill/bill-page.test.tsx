import { billContract, type GuestBill, type GuestBillLine } from '@guest/shared/contracts/bill/bill.contract';
import { checkOutContract } from '@guest/shared/contracts/check-out/check-out.contract';
import { profileContract } from '@guest/shared/contracts/guest/profile.contract';
import { propertyHost } from '@guest/shared/testing/property-host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiErrorOf, createCallLog } from '../testing/call-log';
import { knownGuest, openAccount } from '../testing/open-account';
import { BillPage } from './bill-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const euros = (amount: number) => ({ amount, currency: 'EUR', currencyPrecision: 2 });

const line = (facts: Partial<GuestBillLine> = {}): GuestBillLine => ({
  id: 'line-0',
  at: '2026-05-31T22:00:00Z',
  description: 'Minibar',
  amount: euros(800),
  kind: 'charge',
  source: 'hotel',
  isPending: false,
  ...facts,
});

const bill = (facts: Partial<GuestBill> = {}): GuestBill => ({
  reservationNumber: 'R-1',
  hasBill: true,
  lines: [line()],
  balance: euros(800),
  sum: euros(800),
  asOf: '2026-06-01T12:00:00Z',
  isLive: true,
  version: 'v1',
  checkout: {
    kind: 'express',
    canNow: true,
    reasons: [],
    from: '2026-05-31T18:00:00Z',
    until: '2026-06-02T12:00:00Z',
  },
  ...facts,
});

const AHEAD = {
  kind: 'table',
  uuid: '0b5ad0f0-7a44-5b0e-9d0f-3f1f5e6b8c11',
  title: 'Sea Bar',
  localDateTime: '2026-06-02T20:00',
  link: { route: 'property-outlet-book', params: { property: 'grand', outlet: 'sea-bar' } },
};
const open = { reasons: [], takesDropped: true, ahead: [AHEAD] };

async function openBill(
  reply: unknown,
  answers: Parameters<typeof createCallLog>[0] = [],
  facts: Parameters<typeof knownGuest>[0] = {},
) {
  const stay = { stay_verified: true, checkin: '2026-05-30', checkout: '2026-06-02' };
  const known = knownGuest({ firstName: 'Ada', email: 'ada@example.com', room: '204', ...stay, ...facts });
  const { api, calls } = createCallLog([
    ...answers,
    [billContract.getFolio, reply],
    [checkOutContract.getCheckOut, open],
    [profileContract.getGuest, known],
  ]);
  const toast = vi.fn();
  const host = propertyHost([], { api, toast });
  host.session.getState().signedIn({ token: 't', user: known.user, allowToPost: true });
  await openAccount(host, { 'property-bill': BillPage }, '/grand/bill');
  await screen.findByRole('heading', { level: 1, name: 'Your bill' });
  return { calls, host, toast };
}

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

test('a guest checks out, keeps what is ticked, and the phone forgets the stay', async () => {
  localStorage.setItem('draft-order:grand:sea-bar', '{"lines":[{}]}');
  const done = { status: 'done', reasons: [], ahead: [] };
  let state: object = open;
  const checkOut = () => (state = done);
  const { calls, host } = await openBill(bill(), [
    [checkOutContract.checkOut, checkOut],
    [checkOutContract.getCheckOut, () => state],
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('checkbox', { name: /Sea Bar/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Check out now' }));

  await screen.findByText("You've checked out");
  const sent = calls.find(({ path, body }) => path === checkOutContract.checkOut.path && body);
  const lists = { spared: [AHEAD.uuid], dropped: [] };
  expect(sent?.body).toEqual({ version: 'v1', invoiceEmail: 'ada@example.com', ...lists });
  expect(screen.getByRole('link', { name: 'Forget me on this phone' }).getAttribute('href')).toBe('/clear');
  await waitFor(() => expect(localStorage.getItem('draft-order:grand:sea-bar')).toBeNull());
  expect(host.session.getState().user?.room).toBeUndefined();
  expect(host.session.getState().token).toBe('t');
});

test('a server of an earlier release, which refuses lists that it does not know, gets only what stays', async () => {
  const done = { status: 'done', reasons: [], ahead: [] };
  const { calls } = await openBill(bill(), [
    [checkOutContract.checkOut, done],
    [checkOutContract.getCheckOut, { reasons: [], ahead: [AHEAD] }],
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByRole('checkbox', { name: /Sea Bar/ });
  await userEvent.click(sheet.getByRole('button', { name: 'Check out now' }));

  const sent = await waitFor(() => {
    const found = calls.find(({ path, body }) => path === checkOutContract.checkOut.path && body);
    if (!found) throw new Error('nothing was sent');
    return found;
  });
  expect(sent.body).toEqual({ version: 'v1', invoiceEmail: 'ada@example.com', spared: [] });
});

test('a guest who has booked something else meanwhile sees it and chooses again', async () => {
  const other = { ...AHEAD, uuid: '7b9de9f4-7c53-4b7e-8a52-0c0d7a1f2e33', title: 'Garden' };
  let state: object = open;
  const done = { status: 'done', reasons: [], ahead: [] };
  const { calls } = await openBill(bill(), [
    [
      checkOutContract.checkOut,
      () => {
        const isKnown = state !== open;
        state = isKnown ? done : { reasons: [], takesDropped: true, ahead: [AHEAD, other] };
        return isKnown ? done : apiErrorOf(409, 'ahead_changed', 'Your plans have changed.');
      },
    ],
    [checkOutContract.getCheckOut, () => state],
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }));
  const sheet = within(await screen.findByRole('dialog'));
  await userEvent.click(await sheet.findByRole('checkbox', { name: /Sea Bar/ }));
  await userEvent.click(sheet.getByRole('button', { name: 'Check out now' }));
  await sheet.findByRole('checkbox', { name: /Garden/ });
  await sheet.findByText('Your plans have changed.');
  await userEvent.click(sheet.getByRole('button', { name: 'Check out now' }));

  await screen.findByText("You've checked out");
  const sent = calls.filter(({ path, body }) => path === checkOutContract.checkOut.path && body);
  expect(sent.map(({ body }) => body)).toMatchObject([
    { spared: [AHEAD.uuid], dropped: [] },
    { spared: [AHEAD.uuid], dropped: [other.uuid] },
  ]);
});

test('a check-out that a reason stops shows the reason, and does not wait for the system', async () => {
  const { checkout } = bill();
  const reasons: GuestBill['checkout']['reasons'] = ['question_open'];
  const refused = { status: 'refused', reasons, ahead: [] };
  let current = bill();
  await openBill(
    () => current,
    [
      [
        checkOutContract.checkOut,
        () => {
          current = bill({ checkout: { ...checkout, canNow: false, reasons } });
          return refused;
        },
      ],
    ],
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check out now' }));

  await screen.findByText(/We still owe you an answer about your bill\./);
  expect(screen.queryByText(/We are asking the hotel's system/)).toBeNull();
  expect(screen.queryByText(/didn't accept the check-out/)).toBeNull();
});

test('while the system has not answered, nothing says that the guest has checked out', async () => {
  const request = { status: 'asked', reasons: [], ahead: [] };
  await openBill(bill(), [[checkOutContract.checkOut, request]]);

  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check out now' }));

  await screen.findByText("We are asking the hotel's system. You can wait here.");
  expect(screen.queryByText("You've checked out")).toBeNull();
});

test('each reason against a check-out is shown with a link to resolve it', async () => {
  const { checkout } = bill();
  const reasons = ['balance_due', 'question_open'] as const;
  await openBill(bill({ checkout: { ...checkout, canNow: false, reasons: [...reasons] } }));

  await screen.findByText(/Please pay the balance at reception first\./);
  expect(screen.getByRole('link', { name: 'Message the hotel' }).getAttribute('href')).toBe('/grand/chat');
  expect(screen.queryByRole('button', { name: 'Check out' })).toBeNull();
});

const PHONE = 'tel:+351210000000';

test.each([
  ['too_late', '+351 210 000 000', PHONE],
  ['balance_due', '+351 210 000 000', PHONE],
  ['order_under_way', 'Your stays', '/grand/reservations'],
  ['charge_pending', 'Your stays', '/grand/reservations'],
  ['question_open', 'Message the hotel', '/grand/chat'],
  ['not_verified', 'Your stays', '/grand/reservations'],
  ['system_away', '+351 210 000 000', PHONE],
  ['refused', '+351 210 000 000', PHONE],
] as const)('the reason "%s" against a check-out leads to "%s"', async (reason, name, href) => {
  const { checkout } = bill();
  await openBill(bill({ checkout: { ...checkout, canNow: false, reasons: [reason] } }));

  const [item] = (await screen.findAllByRole('link', { name })).flatMap((link) => link.closest('li') ?? []);
  expect(
    within(item as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(href);
});

test('a request that reception has is still known after a reload, and is not made again', async () => {
  const { checkout } = bill();
  await openBill(bill({ checkout: { ...checkout, kind: 'desk' } }), [
    [checkOutContract.getCheckOut, { status: 'asked', reasons: [], ahead: [] }],
  ]);

  await screen.findByText('We asked reception to have everything ready.');
  expect(screen.queryByRole('button', { name: 'Ask reception to prepare' })).toBeNull();
});

test('the form for the check-out says offline that it needs a connection to the hotel', async () => {
  const { host } = await openBill(bill());
  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }));
  await screen.findByRole('button', { name: 'Check out now' });
  const words = "You're offline. Checking out needs a connection to the hotel.";
  expect(screen.queryByText(words)).toBeNull();

  act(() => host.layout.getState().connectionChanged(true));
  expect(within(screen.getByRole('dialog')).getByText(words)).toBeTruthy();
  act(() => host.layout.getState().connectionChanged(false));

  expect(screen.queryByText(words)).toBeNull();
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
