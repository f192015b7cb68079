import {
  activityBookingContract,
  activityWaitlistContract,
  type ActivityBooking,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { activity } from '@guest/shared/testing/builders/activity';
import { activityBooking } from '@guest/shared/testing/builders/activity-booking';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  apiErrorOf,
  bookableSession,
  BOOKING_PATH,
  findButton,
  history,
  openBooking,
} from '../testing/open-booking';
import type { TestReply } from '../testing/recording-api';

beforeEach(() => sessionStorage.clear());

const UUID = uuidOf(1);
const other = bookableSession({
  sessionUuid: uuidOf(7),
  localDateTimeStart: '2026-06-03T10:30',
  localDateTimeEnd: '2026-06-03T12:30',
  vacancies: 4,
});

function openBooked(facts: Partial<ActivityBooking> = {}, replies: TestReply[] = []) {
  const booking = activityBooking(facts);
  return openBooking([...replies, [activityBookingContract.getActivityBooking, () => booking]], {
    path: `${BOOKING_PATH}?booking=${UUID}`,
    sessions: [bookableSession(), other],
  });
}

test('a booking shows when, where to meet, what to bring, the voucher and the payment', async () => {
  openBooked({
    whatToBring: ['A towel', 'Sun cream'],
    payment: { method: 'room_charge', status: 'authorised' },
    cancelBy: '2026-06-01T13:00:00Z',
  });

  await screen.findByRole('heading', { level: 2, name: 'Today, 16:00' });
  screen.getByText('The beach steps');
  screen.getByText('A towel, Sun cream');
  screen.getByText('7KQ2MXAB');
  screen.getByText('Charged to your room when free cancellation ends, today, 14:00.');
  const code = await screen.findByRole('img', { name: 'QR code of your voucher' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/);
});

test('two vouchers have different codes', async () => {
  openBooked();
  const path = async () =>
    (await screen.findByRole('img', { name: /QR/ })).querySelector('path')?.getAttribute('d');
  const first = await path();
  document.body.innerHTML = '';

  openBooked({ voucher: { code: 'ZZZZZZZZ', signed: 'AC-ZZZZZZ.other' } });

  expect(await path()).not.toBe(first);
});

test('a push updates the booking, and an older one changes nothing', async () => {
  const { realtime } = openBooked({ status: 'pending', version: 2 });
  await screen.findByText('Pending');

  const epoch = uuidOf(3);
  act(() => realtime.pushed('activityBookingUpdated', { booking: activityBooking({ version: 3 }), epoch }));
  await screen.findByText('Confirmed');
  act(() =>
    realtime.pushed('activityBookingUpdated', {
      booking: activityBooking({ version: 1, status: 'pending' }),
      epoch,
    }),
  );

  expect(screen.queryByText('Pending')).toBeNull();
});

test('a booking of a withdrawn activity keeps its facts and voucher, and offers no other time', async () => {
  openBooked({}, [[activityContract.getActivity, () => activity()]]);

  await screen.findByText('AC-7KQ2MX');
  await screen.findByRole('img', { name: 'QR code of your voucher' });
  expect(screen.queryByRole('button', { name: 'Book another time' })).toBeNull();
  expect(screen.queryByText('No longer offered')).toBeNull();
});

test('R-17 a booking is cancelled after the guest has read what it costs', async () => {
  const { calls } = openBooked({}, [
    [
      activityBookingContract.cancelActivityBooking,
      () =>
        activityBooking({
          status: 'cancelled',
          refund: 'full',
          canCancel: false,
          canModify: false,
          version: 2,
          histories: [history('cancelled', { by: { type: 'guest' } })],
        }),
    ],
  ]);

  await userEvent.click(await findButton('Cancel booking'));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText("Nothing is charged. We'll offer your places to other guests.");
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));

  await screen.findByText('Cancelled');
  screen.getByText('Nothing is charged.');
  expect(calls[0]).toMatchObject({ query: { version: 1 } });
});

test('after the deadline the guest is linked to the chat instead', async () => {
  openBooked({ canCancel: false, canModify: false });

  const link = await screen.findByRole('link', { name: 'Message us' });

  expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('populatedMessage')).toContain(
    'AC-7KQ2MX',
  );
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
});

test.each([
  [2, "You're number 2 in line. We'll tell you when a place is free, and keep it for you for 15 minutes."],
  [6, "You're in line. We'll tell you when a place is free, and keep it for you for 15 minutes."],
])('the position %i on the waitlist is told only while it is near', async (placeInLine, line) => {
  openBooked({ status: 'waitlisted', placeInLine, canModify: false, voucher: undefined });

  await screen.findByText(line);
  await findButton('Leave waiting list');
});

test.each([
  [2, "You're number 2 in line. We'll tell you when a place is free and keep it for you."],
  [6, "You're in line. We'll tell you when a place is free and keep it for you."],
])(
  'the position %i on the waitlist of a withdrawn activity is told without an invented time',
  async (placeInLine, line) => {
    openBooked({ status: 'waitlisted', placeInLine, canModify: false, voucher: undefined }, [
      [activityContract.getActivity, () => activity()],
    ]);

    await screen.findByText(line);
  },
);

test('an offer counts down and is accepted once', async () => {
  let answer = () => {};
  const accepted = new Promise((resolve) => (answer = () => resolve(activityBooking({ version: 2 }))));
  const { calls } = openBooked(
    { status: 'offered', expiresAt: '2026-06-01T10:14:30Z', canModify: false, voucher: undefined },
    [[activityWaitlistContract.acceptActivityOffer, () => accepted]],
  );

  await screen.findByText('Held for you for 14:30');
  await userEvent.dblClick(await findButton('Accept places'));
  answer();

  await screen.findByText('Confirmed');
  expect(calls.map(({ to }) => to)).toEqual(['POST /sessions/:sessionUuid/waitlist/:uuid/accept']);
  expect(calls[0]?.headers?.['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
});

test('a tap on an expired offer shows what happened to it', async () => {
  const { toast } = openBooked(
    { status: 'offered', expiresAt: '2026-06-01T10:14:30Z', canModify: false, voucher: undefined },
    [
      [
        activityWaitlistContract.acceptActivityOffer,
        () =>
          apiErrorOf(410, 'offer_expired', 'This offer has expired.', {
            booking: activityBooking({ status: 'waitlisted', version: 2, voucher: undefined }),
          }),
      ],
    ],
  );

  await userEvent.click(await findButton('Accept places'));

  await screen.findByText('Waiting list');
  expect(toast).toHaveBeenCalledWith('error', 'This offer has expired.');
});

test('a booking of another guest is not shown', async () => {
  openBooking([[activityBookingContract.getActivityBooking, () => apiErrorOf(404, 'not_found')]], {
    path: `${BOOKING_PATH}?booking=${UUID}`,
  });

  await screen.findByRole('heading', { name: 'Booking not found' });
});

test('the activity lists the bookings of the guest and leads to booking', async () => {
  openBooking(
    [
      [
        activityBookingContract.listActivityBookings,
        () => ({ items: [activityBooking()], nextCursor: null }),
      ],
    ],
    { path: `/grand/activity/${uuidOf(1)}` },
  );

  expect((await screen.findByRole('link', { name: 'Book' })).getAttribute('href')).toBe(BOOKING_PATH);
  const mine = within(await screen.findByRole('region', { name: 'Your bookings' }));
  expect(mine.getByRole('link', { name: 'Morning swim' }).getAttribute('href')).toBe(
    `${BOOKING_PATH}?booking=${UUID}`,
  );
});
