import type { GuestBill } from '@guest/shared/contracts/bill/bill.contract';
import { checkOutContract } from '@guest/shared/contracts/check-out/check-out.contract';
import { forgetStay } from '@guest/shared/session/forget-stay';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { apiErrorOf } from '../../testing/call-log';
import { AHEAD, bill, beforeCheckOut, openBill } from '../../testing/open-bill';

const BASKET = 'draft-order:grand:sea-bar';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a guest checks out, keeps what is ticked, and the phone forgets the stay', async () => {
  localStorage.setItem('draft-order:grand:sea-bar', '{"lines":[{}]}');
  const done = { status: 'done', reasons: [], ahead: [] };
  let state: object = beforeCheckOut;
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

test('a guest who opens the bill again after the check-out keeps what was chosen since', async () => {
  const { checkout } = bill();
  const left = bill({ checkout: { ...checkout, status: 'done', canNow: false } });
  localStorage.setItem('draft-order:grand:sea-bar', '{"lines":[{}]}');
  const { host } = await openBill(left);
  await screen.findByText("You've checked out");
  await waitFor(() => expect(localStorage.getItem('draft-order:grand:sea-bar')).toBeNull());
  expect(host.session.getState().user?.room).toBeUndefined();
  cleanup();
  localStorage.setItem('draft-order:grand:sea-bar', '{"lines":[{}]}');

  await openBill(left);
  await screen.findByText("You've checked out");

  expect(localStorage.getItem('draft-order:grand:sea-bar')).not.toBeNull();
});

test.each([
  ['was told of the check-out', { reservationNumber: 'R-1' }],
  ['was off and has found no room at its start', {}],
])('a device that %s keeps what was chosen since when the bill is opened', async (_how, told) => {
  const { checkout } = bill();
  const left = bill({ checkout: { ...checkout, status: 'done', canNow: false } });
  const { host } = await openBill(bill());
  await screen.findByRole('button', { name: 'Check out' });
  forgetStay(host, { property: 'grand', ...told });
  cleanup();
  localStorage.setItem(BASKET, '{"lines":[{}]}');

  await openBill(left);
  await screen.findByText("You've checked out");

  expect(localStorage.getItem(BASKET)).not.toBeNull();
});

test.each([
  ['was told of it', { reservationNumber: 'R-1' }, {}],
  ['was off', {}, { checkin: '2026-06-01', checkout: '2026-06-05' }],
])(
  'a later stay is forgotten although the device has forgotten another one, when it %s',
  async (_how, told, dates) => {
    const { checkout } = bill();
    const { host } = await openBill(bill());
    await screen.findByRole('button', { name: 'Check out' });
    forgetStay(host, { property: 'grand', ...told });
    cleanup();
    localStorage.setItem(BASKET, '{"lines":[{}]}');

    const left = { ...checkout, status: 'done' as const, canNow: false };
    await openBill(bill({ reservationNumber: 'R-2', checkout: left }), [], dates);
    await screen.findByText("You've checked out");

    await waitFor(() => expect(localStorage.getItem(BASKET)).toBeNull());
  },
);

test('the number of a reservation does not stay on the device after the check-out', async () => {
  const { checkout } = bill();
  const left = { ...checkout, status: 'done' as const, canNow: false };
  await openBill(bill({ reservationNumber: 'RES-204817', checkout: left }));
  await screen.findByText("You've checked out");

  await waitFor(() => expect(localStorage.getItem('stay-forgotten:grand')).not.toBeNull());
  expect(JSON.stringify({ ...localStorage })).not.toContain('204817');
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
  let state: object = beforeCheckOut;
  const done = { status: 'done', reasons: [], ahead: [] };
  const { calls } = await openBill(bill(), [
    [
      checkOutContract.checkOut,
      () => {
        const isKnown = state !== beforeCheckOut;
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

test('while what is still to come cannot be read, nobody can check out, and another try reads it again', async () => {
  let reply: object = apiErrorOf(500, 'internal', 'Something went wrong.');
  const { calls } = await openBill(bill(), [[checkOutContract.getCheckOut, () => reply]]);

  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByText("We couldn't load this.");
  expect(sheet.queryByRole('button', { name: 'Check out now' })).toBeNull();
  reply = beforeCheckOut;
  await userEvent.click(sheet.getByRole('button', { name: 'Try again' }));

  await sheet.findByRole('checkbox', { name: /Sea Bar/ });
  await userEvent.click(sheet.getByRole('button', { name: 'Check out now' }));
  await waitFor(() => {
    const sent = calls.find(({ path, body }) => path === checkOutContract.checkOut.path && body);
    expect(sent?.body).toMatchObject({ spared: [], dropped: [AHEAD.uuid] });
  });
});

test('the form waits for what is still to come, so that nothing is cancelled that the guest has not seen', async () => {
  let arrive: (state: object) => void = () => {};
  const late = new Promise((resolve) => (arrive = resolve));
  await openBill(bill(), [[checkOutContract.getCheckOut, () => late]]);

  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }));
  const dialog = await screen.findByRole('dialog');
  const sheet = within(dialog);
  await waitFor(() => expect(dialog.querySelector('[class*="skeleton"]')).not.toBeNull());
  expect(sheet.queryByRole('button', { name: 'Check out now' })).toBeNull();
  arrive(beforeCheckOut);

  await sheet.findByRole('checkbox', { name: /Sea Bar/ });
  sheet.getByRole('button', { name: 'Check out now' });
});

test('a hotel whose reception prepares the check-out is asked without knowing what is still to come', async () => {
  const { checkout } = bill();
  await openBill(bill({ checkout: { ...checkout, kind: 'desk' } }), [
    [checkOutContract.getCheckOut, () => new Promise(() => {})],
  ]);

  await userEvent.click(await screen.findByRole('button', { name: 'Ask reception to prepare' }));

  await screen.findByRole('button', { name: 'Ask reception' });
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
  expect(screen.queryByText(/We're asking the hotel's system/)).toBeNull();
  expect(screen.queryByText(/didn't accept the check-out/)).toBeNull();
});

test('while the system has not answered, nothing says that the guest has checked out', async () => {
  const request = { status: 'asked', reasons: [], ahead: [] };
  await openBill(bill(), [[checkOutContract.checkOut, request]]);

  await userEvent.click(await screen.findByRole('button', { name: 'Check out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Check out now' }));

  await screen.findByText("We're asking the hotel's system. You can wait here.");
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
