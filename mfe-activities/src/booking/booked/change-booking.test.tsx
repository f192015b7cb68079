import {
  activityBookingContract,
  type ActivityBooking,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import { activityBooking } from '@guest/shared/testing/builders/activity-booking';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  ADULT,
  apiErrorOf,
  bookableSession,
  BOOKING_PATH,
  findButton,
  openBooking,
  price,
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

async function changeToOther(): Promise<void> {
  await userEvent.click(await findButton('Change'));
  await screen.findByText('Your booking: Today, 16:00');
  await userEvent.click(await screen.findByRole('link', { name: '10:30 – 12:30' }));
  await userEvent.click(await findButton('Continue'));
  await screen.findByRole('heading', { name: 'Your details' });
  await userEvent.click(await findButton('Continue'));
  await userEvent.click(await findButton('Change booking'));
}

test('R-17 another session is one swap without a hold, and the guest is told', async () => {
  const moved = activityBooking({
    sessionUuid: uuidOf(7),
    localDateTimeStart: '2026-06-03T10:30',
    version: 2,
  });
  const { calls, toast } = openBooked({}, [[activityBookingContract.changeActivityBooking, () => moved]]);

  await changeToOther();

  await screen.findByRole('heading', { level: 2, name: 'Wednesday 3 June, 10:30' });
  expect(calls.map(({ to }) => to)).toEqual(['PUT /bookings/activities/:uuid']);
  expect(calls[0]?.body).toMatchObject({ version: 1, sessionUuid: uuidOf(7) });
  expect(calls[0]?.body).not.toHaveProperty('units');
  expect(toast).toHaveBeenCalledWith(
    'success',
    'Moved to Wednesday 3 June, 10:30. Your old places are free again.',
  );
});

test('a swap that fails keeps the old booking and says so', async () => {
  openBooked({}, [
    [
      activityBookingContract.changeActivityBooking,
      () =>
        apiErrorOf(409, 'reschedule_failed', "We couldn't move your booking.", {
          booking: activityBooking(),
          next: [],
        }),
    ],
  ]);

  await changeToOther();

  await screen.findByText("We couldn't move your booking.");
  screen.getByText('You still have Today, 16:00.');
  await userEvent.click(await findButton('View booking'));
  await screen.findByText('AC-7KQ2MX');
});

test('a more expensive change is confirmed with the price that the guest has seen', async () => {
  let tries = 0;
  const { calls } = openBooked({}, [
    [
      activityBookingContract.changeActivityBooking,
      () =>
        (tries += 1) === 1
          ? apiErrorOf(409, 'price_changed', 'The price has changed.', {
              total: price(7_500),
              priceToken: 'token 3',
              booking: activityBooking(),
            })
          : activityBooking({ version: 2, price: price(7_500) }),
    ],
  ]);
  await userEvent.click(await findButton('Change'));
  await userEvent.click(await screen.findByRole('link', { name: '16:00 – 17:00' }));
  await userEvent.click(await findButton('One more: Adult'));
  await userEvent.click(await findButton('Continue'));
  await screen.findByRole('heading', { name: 'Your details' });
  await userEvent.click(await findButton('Continue'));
  expect(await screen.findAllByText('€75.00')).not.toHaveLength(0);

  await userEvent.click(await findButton('Change booking'));

  await screen.findByText('AC-7KQ2MX');
  expect(calls[0]?.body).toMatchObject({ units: [{ unitId: ADULT, quantity: 3 }] });
  expect(calls[1]?.body).toMatchObject({ priceToken: 'token 3' });
});

test('a price that differs from the shown one is asked about', async () => {
  const { calls } = openBooked({}, [
    [
      activityBookingContract.changeActivityBooking,
      () =>
        apiErrorOf(409, 'price_changed', 'The price has changed.', {
          total: price(9_900),
          priceToken: 'token 3',
          booking: activityBooking(),
        }),
    ],
  ]);

  await changeToOther();

  await screen.findByText('The total would be €99.00. Nothing has changed yet.');
  expect(calls).toHaveLength(1);
});
