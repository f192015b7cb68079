import { activityBookingContract } from '@guest/shared/contracts/activity/activity-booking.contract';
import { activityBooking, activityHold } from '@guest/shared/testing/builders/activity-booking';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  apiErrorOf,
  bookable,
  bookableSession,
  bookedReplies,
  BOOKING_PATH,
  findButton,
  guest,
  openBooking,
  price,
} from '../testing/open-booking';

beforeEach(() => sessionStorage.clear());

const AT_SESSION = `${BOOKING_PATH}?session=${uuidOf(1)}`;
const findHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

async function goToReview(): Promise<void> {
  await userEvent.click(await findButton('Continue'));
  await findHeading('Your details');
  await userEvent.click(await findButton('Continue'));
  await findHeading('Review and book');
}

test('a retry after a lost reply uses the same idempotency key, and another request uses a new one', async () => {
  let tries = 0;
  const { calls } = openBooking(
    [
      [
        activityBookingContract.bookActivity,
        () => ((tries += 1) < 3 ? apiErrorOf(0, '') : activityBooking()),
      ],
      ...bookedReplies,
    ],
    { path: AT_SESSION, offer: bookable() },
  );
  await goToReview();

  await userEvent.click(await findButton('Book'));
  await screen.findByText(/it's booked only once/);
  await userEvent.click(await findButton('Book'));
  await expect.poll(() => calls).toHaveLength(3);
  await userEvent.click(await findButton('Change details'));
  await userEvent.type(await screen.findByRole('textbox', { name: /Anything else/ }), 'Hello');
  await userEvent.click(await findButton('Continue'));
  await userEvent.click(await findButton('Book'));
  await screen.findByText('AC-7KQ2MX');

  const keys = calls.slice(1).map(({ headers }) => headers?.['Idempotency-Key']);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('the end of free cancellation is that of the server when the clock changes before the session', async () => {
  // Between Saturday 11:00 and Sunday 10:00 are 24 hours in Lisbon, because the clocks go back on 25 October.
  const sunday = { localDateTimeStart: '2026-10-25T10:00', localDateTimeEnd: '2026-10-25T11:00' };
  openBooking(bookedReplies, {
    path: AT_SESSION,
    user: { ...guest, checkout: '2026-10-30' },
    offer: bookable({ cancelCutoffMinutes: 24 * 60 }),
    sessions: [bookableSession({ ...sunday, cutoffAt: '2026-10-25T09:00:00Z' })],
  });
  await goToReview();

  screen.getByText('Cancel free of charge until Saturday 24 October, 11:00.');
});

test('texts of the hotel in another language keep their direction, and stand where those of the page do', async () => {
  openBooking(bookedReplies, { path: AT_SESSION, offer: bookable() });
  await goToReview();

  const terms = screen.getByText('Shoes, please.');
  expect(terms.tagName).toBe('BDI');
  expect(terms.closest('li')?.hasAttribute('dir')).toBe(false);
  expect(screen.getByText('Adult').tagName).toBe('BDI');
});

test('a changed price is shown and booked only with another tap', async () => {
  let tries = 0;
  const { calls } = openBooking(
    [
      [
        activityBookingContract.bookActivity,
        () =>
          (tries += 1) === 1
            ? apiErrorOf(409, 'price_changed', 'The price has changed.', {
                total: price(6_000),
                priceToken: 'token 2',
              })
            : activityBooking(),
      ],
      ...bookedReplies,
    ],
    { path: AT_SESSION },
  );
  await goToReview();

  await userEvent.click(await findButton('Book'));
  await screen.findByText('The total is now €60.00. Nothing has been booked yet.');
  expect(calls).toHaveLength(2);
  await userEvent.click(await findButton('Book'));

  await screen.findByText('AC-7KQ2MX');
  expect(calls[2]?.body).toMatchObject({ priceToken: 'token 2' });
});

test('something else at the same time is told before booking and never blocks', async () => {
  const overlaps = [
    {
      kind: 'table' as const,
      uuid: uuidOf(5),
      title: 'Sea Bar',
      startsAt: '2026-06-01T15:30:00Z',
      endsAt: '2026-06-01T17:00:00Z',
    },
  ];
  const { calls } = openBooking(
    [[activityBookingContract.holdActivity, () => activityHold({ overlaps })], ...bookedReplies],
    { path: AT_SESSION },
  );
  await goToReview();

  screen.getByText('Sea Bar');
  await userEvent.click(await findButton('Book anyway'));

  await screen.findByText('AC-7KQ2MX');
  expect(calls.at(-1)?.body).toMatchObject({ isAnyway: true });
});

test('a protected room is charged with a PIN, which is not part of the booking', async () => {
  const payments = [{ method: 'room_charge' as const, isAllowed: true, needsPin: true }];
  const { calls } = openBooking(
    [
      [activityBookingContract.holdActivity, () => activityHold({ payments })],
      [
        { method: 'POST', path: '/web/property/:property/guest/charge-pin/approvals', summary: '' },
        () => ({ approval: 'approved' }),
      ],
      ...bookedReplies,
    ],
    { path: AT_SESSION },
  );
  await goToReview();

  await userEvent.type(screen.getByRole('textbox', { name: 'Your PIN' }), '4711');
  await userEvent.click(await findButton('Book'));

  await screen.findByText('AC-7KQ2MX');
  expect(calls.at(-1)?.body).toMatchObject({ payment: 'room_charge', approval: 'approved' });
  expect(JSON.stringify(calls.at(-1)?.body)).not.toContain('4711');
});

test('a guest whose reservation is not linked can find it and comes back', async () => {
  const payments = [
    {
      method: 'room_charge' as const,
      isAllowed: false,
      reason: 'stay_unverified' as const,
      error: 'Link your reservation to charge your room.',
    },
    { method: 'pay_there' as const, isAllowed: true },
  ];
  openBooking([[activityBookingContract.holdActivity, () => activityHold({ payments })], ...bookedReplies], {
    path: AT_SESSION,
  });
  await goToReview();

  screen.getByText('Link your reservation to charge your room.');
  const link = screen.getByRole('link', { name: 'Find my reservation' }).getAttribute('href') ?? '';
  const query = new URLSearchParams(link.split('?')[1]);
  expect(link).toContain('/grand/reservations?');
  expect(query.get('returnTo')).toBe(`${AT_SESSION}&step=review`);
});
