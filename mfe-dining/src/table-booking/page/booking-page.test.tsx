import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import {
  bookingPolicy,
  hold,
  slot,
  slotsReply,
  tableBooking,
} from '@guest/shared/testing/builders/table-booking';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { BOOKING_PATH, bookedReplies, guest, openBooking, apiErrorOf } from '../testing/open-booking';
import { findHeldTime, findButton } from '../testing/booking-queries';

beforeEach(() => sessionStorage.clear());

test('R-22 a guest selects a time, gets a hold, reads the rules and books', async () => {
  const { router, calls } = openBooking([
    ...bookedReplies,
    [
      tableBookingContract.getSlots,
      () => slotsReply([slot('19:30')], { policy: bookingPolicy({ text: 'Shoes, please.' }) }),
    ],
  ]);

  await userEvent.click(await findButton('19:30'));
  await findHeldTime();
  await screen.findByText('Held for you for 5:00');
  screen.getByText('Cancel free of charge until today, 17:30.');
  screen.getByText('Shoes, please.');
  await userEvent.type(screen.getByRole('textbox', { name: /Allergies/ }), 'nuts, milk');
  await userEvent.click(screen.getByRole('button', { name: 'Book this table' }));

  await screen.findByText('TB-7K3QXM');
  screen.getByText('Confirmed');
  expect(screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toContain(
    'calendar.ics',
  );
  expect(router.state.location.search).toBe(`?booking=${uuidOf(8)}`);
  expect(calls.map(({ to }) => to)).toEqual([
    'POST /outlets/:outlet/holds',
    'POST /outlets/:outlet/bookings',
  ]);
  expect(calls[1]?.body).toMatchObject({
    holdUuid: uuidOf(7),
    allergies: ['nuts', 'milk'],
    occasion: 'none',
  });
  expect(calls[1]?.headers?.['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('two taps create one hold, and the button shows that it is busy', async () => {
  let answer = () => {};
  const { calls } = openBooking([
    [tableBookingContract.holdTable, () => new Promise((resolve) => (answer = () => resolve(hold())))],
  ]);

  const button = await findButton('19:30');
  await userEvent.dblClick(button);

  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(calls).toHaveLength(1);
  answer();
  await findHeldTime();
});

test('a retry after a lost reply uses the same idempotency key, and another request uses a new one', async () => {
  let tries = 0;
  const { calls } = openBooking([
    ...bookedReplies.filter(([it]) => it !== tableBookingContract.bookTable),
    [tableBookingContract.bookTable, () => ((tries += 1) < 3 ? apiErrorOf(0, '', '') : tableBooking())],
  ]);
  await userEvent.click(await findButton('19:30'));
  const book = await screen.findByRole('button', { name: 'Book this table' });

  await userEvent.click(book);
  await screen.findByText(/Your text is still here/);
  await userEvent.click(book);
  await expect.poll(() => calls).toHaveLength(3);
  await userEvent.type(screen.getByRole('textbox', { name: /Anything else/ }), 'By the window');
  await userEvent.click(book);
  await screen.findByText('TB-7K3QXM');

  const keys = calls.slice(1).map(({ headers }) => headers?.['Idempotency-Key']);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('S-04 S-13 an anonymous visitor who selects a time signs up for edn and returns to that time', async () => {
  const { router, calls } = openBooking([], { user: null, path: `${BOOKING_PATH}?party=4` });

  await userEvent.click(await findButton('20:00'));

  await screen.findByText('Page property-signin');
  const query = new URLSearchParams(router.state.location.search);
  expect(query.get('service')).toBe('edn');
  expect(JSON.parse(query.get('entity') ?? '')).toEqual({ outlet: 'sea-bar', outletUuid: uuidOf(1) });
  expect(query.get('returnTo')).toBe(`${BOOKING_PATH}?at=2026-06-01T20%3A00&party=4`);
  expect(calls).toEqual([]);
});

test.each([
  ['no stay', { stay_state: null, checkin: null, checkout: null }],
  ['no name', { firstName: '' }],
])('S-13 edn asks a guest with %s for it before a hold is created', async (_what, facts) => {
  const { calls } = openBooking([], { user: { ...guest, ...facts } });

  await userEvent.click(await findButton('19:30'));

  await screen.findByText('Page property-register');
  expect(calls).toEqual([]);
});

test('a time that was just taken shows the nearest alternatives, which one tap holds', async () => {
  let tries = 0;
  const nearest = [{ localDateTime: '2026-06-01T21:15', areas: [], requiresApproval: false }];
  const { calls } = openBooking([
    [
      tableBookingContract.holdTable,
      () =>
        (tries += 1) === 1
          ? apiErrorOf(
              409,
              'slot_unavailable',
              'That time was just taken. Here are the nearest free times.',
              {
                nearest,
                waitlistOpen: false,
              },
            )
          : hold({ localDateTime: '2026-06-01T21:15' }),
    ],
  ]);

  await userEvent.click(await findButton('19:30'));
  await screen.findByText('That time was just taken. Here are the nearest free times.');
  await userEvent.click(await findButton('Today, 21:15'));

  await screen.findByRole('heading', { level: 2, name: 'Today, 21:15' });
  expect(calls[1]?.body).toMatchObject({ localDateTime: '2026-06-01T21:15' });
});

test('a booking that can no longer be cancelled for free says so before it is booked', async () => {
  openBooking([
    [tableBookingContract.holdTable, () => hold()],
    [
      tableBookingContract.getSlots,
      () => slotsReply([slot('19:30')], { policy: bookingPolicy({ cancelCutoffMinutes: 24 * 60 }) }),
    ],
  ]);

  await userEvent.click(await findButton('19:30'));

  await screen.findByText("It's too late to cancel online. Please contact us.");
  expect(screen.queryByText(/^Cancel free of charge/)).toBeNull();
});

test('a second table on the same evening requires a confirmation', async () => {
  const { calls } = openBooking([
    ...bookedReplies.filter(([it]) => it !== tableBookingContract.bookTable),
    [
      tableBookingContract.bookTable,
      ({ body }) =>
        body?.isAnyway
          ? tableBooking()
          : apiErrorOf(
              409,
              'already_booked',
              'You already have a table at Grill at 20:00. Change it or book anyway?',
            ),
    ],
  ]);
  await userEvent.click(await findButton('19:30'));
  await userEvent.click(await findButton('Book this table'));

  const dialog = within(await screen.findByRole('alertdialog', { name: 'Book a second table?' }));
  dialog.getByText('You already have a table at Grill at 20:00. Change it or book anyway?');
  await userEvent.click(dialog.getByRole('button', { name: 'Book anyway' }));

  await screen.findByText('TB-7K3QXM');
  expect(calls.at(-1)?.body).toMatchObject({ isAnyway: true });
});

test('if bookings need approval, the guest sends a request and waits for the reply', async () => {
  openBooking(
    [
      [
        tableBookingContract.getSlots,
        () =>
          slotsReply([slot('19:30', { requiresApproval: true })], {
            policy: bookingPolicy({ mode: 'onDemand' }),
          }),
      ],
      [tableBookingContract.holdTable, () => hold({ requiresApproval: true })],
      [tableBookingContract.bookTable, () => tableBooking({ status: 'requested' })],
      [tableBookingContract.getTableBooking, () => tableBooking({ status: 'requested' })],
    ],
    { mode: 'onDemand' },
  );

  await userEvent.click(await findButton(/19:30.*On request/));
  await userEvent.click(await findButton('Request this table'));

  await screen.findByText('Pending');
});

test('an outlet with an external booking page links there', async () => {
  openBooking([], { mode: 'external' });

  const link = await screen.findByRole('link', { name: 'Book on their website' });
  expect(link.getAttribute('href')).toBe('https://book.example');
});

test('a guest can join the waitlist for a full time', async () => {
  const { calls } = openBooking([
    [
      tableBookingContract.getSlots,
      () =>
        slotsReply(
          [slot('19:30', { status: 'full', waitlistOpen: true }), slot('20:00', { status: 'full' })],
          { status: 'full' },
        ),
    ],
    [
      tableBookingContract.joinWaitlist,
      () => tableBooking({ status: 'waitlisted', placeInLine: 2, canModify: false }),
    ],
    [
      tableBookingContract.getTableBooking,
      () => tableBooking({ status: 'waitlisted', placeInLine: 2, canModify: false }),
    ],
  ]);

  expect((await findButton(/20:00.*Full/)).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(await findButton(/19:30.*Waiting list/));
  await userEvent.click(await findButton('Join waiting list'));

  await screen.findByText("You're number 2 on the waiting list. We'll tell you when a table is available.");
  expect(calls[0]?.body).toMatchObject({ localDateTime: '2026-06-01T19:30', partySize: 2 });
});

test('a party that is too large is linked to the chat with a prepared message', async () => {
  openBooking(
    [
      [
        tableBookingContract.getSlots,
        () =>
          slotsReply([], {
            status: 'closed',
            why: {
              code: 'party_too_large',
              error: 'For parties over 8, please message us and we’ll arrange it.',
            },
          }),
      ],
    ],
    { path: `${BOOKING_PATH}?party=12` },
  );

  await screen.findByRole('heading', { name: 'Large party' });
  screen.getByText('For parties over 8, please message us and we’ll arrange it.');
  const chat = screen.getByRole('link', { name: 'Message us' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(chat.split('?')[1]).get('populatedMessage')).toContain(
    'A table for 12 at Sea Bar',
  );
});

test('a day without tables links to the next day with free tables', async () => {
  const days = [
    { date: '2026-06-01', status: 'closed' as const, waitlistOpen: false },
    { date: '2026-06-03', status: 'limited' as const, waitlistOpen: false },
  ];
  const { router } = openBooking([
    [
      tableBookingContract.getSlots,
      () =>
        slotsReply([], {
          status: 'closed',
          why: { code: 'outlet_closed', error: 'Sea Bar is closed then.' },
        }),
    ],
    [
      tableBookingContract.getBookingDays,
      () => ({ bookable: { from: '2026-06-01', until: '2026-07-31' }, days }),
    ],
  ]);

  await userEvent.click(await findButton('View Wednesday 3 June'));

  expect(router.state.location.search).toBe('?date=2026-06-03');
});

test('a failed read of the times can be retried', async () => {
  openBooking([[tableBookingContract.getSlots, () => apiErrorOf(0, '', '')]]);

  await screen.findByText("Couldn't load times.");
  await findButton('Try again');
});
