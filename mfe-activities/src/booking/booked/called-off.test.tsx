import {
  activityBookingContract,
  activityWaitlistContract,
  type ActivityBooking,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import { activityBooking } from '@guest/shared/testing/builders/activity-booking';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { apiErrorOf, BOOKING_PATH, findButton, history, openBooking, price } from '../testing/open-booking';
import type { TestReply } from '../testing/recording-api';

beforeEach(() => sessionStorage.clear());

const next = [
  {
    sessionUuid: uuidOf(7),
    localDateTimeStart: '2026-06-03T10:30',
    localDateTimeEnd: '2026-06-03T12:30',
    startsAt: '2026-06-03T09:30:00Z',
  },
];

function openBooked(facts: Partial<ActivityBooking>, replies: TestReply[] = []) {
  const booking = activityBooking(facts);
  return openBooking([...replies, [activityBookingContract.getActivityBooking, () => booking]], {
    path: `${BOOKING_PATH}?booking=${uuidOf(1)}`,
  });
}

const calledOff: Partial<ActivityBooking> = {
  status: 'cancelled',
  refund: 'full',
  canCancel: false,
  canModify: false,
  canRebook: true,
  voucher: undefined,
  next,
  histories: [history('cancelled', { reasonCode: 'weather', note: 'Five metres of swell.' })],
};

test('a session called off by the hotel tells why, and one tap books another', async () => {
  const { calls, router } = openBooked(calledOff, [
    [activityWaitlistContract.rebookActivity, () => activityBooking({ uuid: uuidOf(9) })],
  ]);
  await screen.findByText('Called off: the weather.');
  screen.getByText('Nothing is charged.');
  screen.getByText('Five metres of swell.');

  await userEvent.click(await findButton('Wednesday 3 June, 10:30'));

  await expect.poll(() => router.state.location.search).toBe(`?booking=${uuidOf(9)}`);
  expect(calls[0]).toMatchObject({
    to: 'POST /bookings/activities/:uuid/rebook',
    body: { sessionUuid: uuidOf(7) },
  });
  expect(calls[0]?.headers?.['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['minimum', 'Called off: too few people.'],
  ['weather', 'Called off: the weather.'],
  ['other', 'Called off'],
] as const)(
  'a session called off for the reason "%s" says why, also if no other one fits',
  async (reasonCode, words) => {
    openBooked({
      ...calledOff,
      canRebook: false,
      next: [],
      histories: [history('cancelled', { reasonCode })],
    });

    await screen.findByText(words);
    expect(screen.getAllByText('Nothing is charged.')).toHaveLength(1);
    expect(screen.queryByText(/Available instead|These times are free/)).toBeNull();
  },
);

test('once a booking can no longer be replaced with one tap, the refund stands there once beside other times', async () => {
  openBooked({ ...calledOff, canRebook: false });

  await screen.findByText('These times are free:');
  expect(screen.getAllByText('Nothing is charged.')).toHaveLength(1);
});

test.each([
  ['the guest cancelled', { by: { type: 'guest' as const } }],
  [
    'the hotel cancelled because the guest asked',
    { by: { type: 'staff' as const }, reasonCode: 'guest_asked' as const },
  ],
])('a booking that %s tells the refund and not that it was called off', async (_who, entry) => {
  openBooked({ ...calledOff, canRebook: false, histories: [history('cancelled', entry)] });

  await screen.findByText('Nothing is charged.');
  expect(screen.queryByText(/Called off/)).toBeNull();
  expect(screen.queryByText('These times are free:')).toBeNull();
});

test('a guest for whom the hotel rejects at their request still sees the other times', async () => {
  const entry = history('rejected', { by: { type: 'staff' }, reasonCode: 'guest_asked' });
  openBooked({ ...calledOff, status: 'rejected', histories: [entry] });

  await screen.findByText("We're sorry, this isn't possible.");
  await findButton('Wednesday 3 June, 10:30');
});

test('a safety note that has changed since is shown, and the replacement is booked only with it', async () => {
  const waiver = { version: '2026-2', text: 'I can swim and dive.' };
  let tries = 0;
  const { calls } = openBooked(calledOff, [
    [
      activityWaitlistContract.rebookActivity,
      () =>
        (tries += 1) === 1
          ? apiErrorOf(422, 'waiver_required', 'Please read and accept the safety note.', { waiver })
          : activityBooking({ uuid: uuidOf(9) }),
    ],
  ]);
  await userEvent.click(await findButton('Wednesday 3 June, 10:30'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Safety note' }));
  dialog.getByText('I can swim and dive.');
  expect(calls).toHaveLength(1);

  await userEvent.click(dialog.getByRole('button', { name: 'I have read this and agree' }));

  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]?.body).toEqual({
    sessionUuid: uuidOf(7),
    waiver: { version: '2026-2', accepted: true },
  });
});

test('a more expensive replacement is booked only after the guest has seen its price', async () => {
  let tries = 0;
  const { calls } = openBooked(calledOff, [
    [
      activityWaitlistContract.rebookActivity,
      () =>
        (tries += 1) === 1
          ? apiErrorOf(409, 'price_changed', 'The price has changed.', {
              total: price(6_000),
              priceToken: 'token 4',
            })
          : activityBooking({ uuid: uuidOf(9) }),
    ],
  ]);
  await userEvent.click(await findButton('Wednesday 3 June, 10:30'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'The price has changed' }));
  dialog.getByText('The total is now €60.00. Nothing has been booked yet.');

  await userEvent.click(dialog.getByRole('button', { name: 'Book' }));

  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]?.body).toEqual({ sessionUuid: uuidOf(7), priceToken: 'token 4' });
});
