import { activityBookingContract } from '@guest/shared/contracts/activity/activity-booking.contract';
import { activityContract } from '@guest/shared/contracts/activity/activity.contract';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  ADULT,
  bookable,
  bookableSession,
  bookedReplies,
  BOOKING_PATH,
  findButton,
  openBooking,
  price,
} from '../testing/open-booking';

beforeEach(() => sessionStorage.clear());

const findHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('the list shows prices, the minimum of people, and what a tap can do', async () => {
  openBooking([], {
    offer: bookable({ minParticipants: 4 }),
    sessions: [
      bookableSession({ guaranteed: false, participants: 3 }),
      bookableSession({
        sessionUuid: uuidOf(2),
        localDateTimeStart: '2026-06-01T18:00',
        localDateTimeEnd: '2026-06-01T19:00',
        status: 'limited',
        vacancies: 2,
        guaranteed: true,
        unitPrices: [{ unitId: ADULT, price: price(3_000) }],
      }),
      bookableSession({
        sessionUuid: uuidOf(3),
        localDateTimeStart: '2026-06-02T09:00',
        localDateTimeEnd: '2026-06-02T10:00',
        status: 'sold_out',
        waitlistOpen: true,
      }),
      bookableSession({
        sessionUuid: uuidOf(4),
        localDateTimeStart: '2026-06-02T11:00',
        localDateTimeEnd: '2026-06-02T12:00',
        status: 'sold_out',
      }),
      bookableSession({
        sessionUuid: uuidOf(5),
        localDateTimeStart: '2026-06-02T13:00',
        localDateTimeEnd: '2026-06-02T14:00',
        status: 'closed',
        cancelled: { reason: 'weather', note: 'Too windy.' },
      }),
    ],
  });

  const today = within(await screen.findByRole('region', { name: 'Today' }));
  const tomorrow = within(screen.getByRole('region', { name: 'Tomorrow' }));

  expect(screen.getAllByText(/Adult/)[0]?.closest('p')?.textContent).toBe('Adult (€25.00) · Child (€10.00)');
  expect(today.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '16:00 – 17:00Needs at least 4 people, 3 so far',
    '18:00 – 19:00Takes placeAdult (€30.00) · Child (€10.00)2 places left',
  ]);
  expect(tomorrow.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '09:00 – 10:00Full · waiting list',
    '11:00 – 12:00Full',
    '13:00 – 14:00Too windy.Called off',
  ]);
  expect(tomorrow.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['09:00 – 10:00']);
});

test('the places of a session in the list follow the pushes', async () => {
  const { realtime } = openBooking();
  const row = (await screen.findByRole('link', { name: '16:00 – 17:00' })).closest('li');

  realtime.pushed('sessionUpdated', {
    sessionUuid: uuidOf(1),
    activityUuid: uuidOf(1),
    localDateTimeStart: '2026-06-01T16:00',
    status: 'limited',
    vacancies: 1,
    isCancelled: false,
    version: 2,
    epoch: uuidOf(1),
  });

  await expect.poll(() => row?.textContent).toBe('16:00 – 17:001 place left');
});

test('a full session is waited for with the same people', async () => {
  const { calls } = openBooking(bookedReplies, {
    sessions: [bookableSession({ status: 'sold_out', vacancies: 0, waitlistOpen: true })],
  });
  await userEvent.click(await screen.findByRole('link', { name: '16:00 – 17:00' }));
  await userEvent.click(await findButton('Continue'));
  await findHeading('Your details');
  await userEvent.click(await findButton('Continue'));
  await findHeading('Join the waiting list');

  await userEvent.click(await findButton('Join waiting list'));

  await expect.poll(() => calls.map(({ to }) => to)).toEqual(['POST /sessions/:sessionUuid/waitlist']);
  expect(calls[0]?.body).toMatchObject({ units: [{ unitId: ADULT, quantity: 2 }], payment: 'room_charge' });
});

test('a withdrawn offer and an unknown session lead back to the available sessions', async () => {
  openBooking([], { path: `${BOOKING_PATH}?session=${uuidOf(9)}` });

  await screen.findByText('That time is no longer offered. Please choose another.');
  await screen.findByRole('link', { name: '16:00 – 17:00' });
});

test('a day outside the stay is struck through with its reason, and none of its times can be tapped', async () => {
  openBooking([], {
    sessions: [
      bookableSession(),
      // The stay ends on 4 June, whose night belongs to it.
      bookableSession({
        sessionUuid: uuidOf(2),
        localDateTimeStart: '2026-06-05T00:30',
        localDateTimeEnd: '2026-06-05T02:00',
      }),
      bookableSession({
        sessionUuid: uuidOf(3),
        localDateTimeStart: '2026-06-06T09:00',
        localDateTimeEnd: '2026-06-06T10:00',
      }),
    ],
  });

  const outside = within(await screen.findByRole('region', { name: 'Saturday 6 June' }));

  outside.getByText('Outside your stay');
  expect(outside.queryByRole('link')).toBeNull();
  expect(outside.getByRole('heading').querySelector('[class*="outside"]')).not.toBeNull();
  within(screen.getByRole('region', { name: 'Friday 5 June' })).getByRole('link');
  within(screen.getByRole('region', { name: 'Today' })).getByRole('link');
});

test('a finger that comes to the link reads the sessions and the held places, so that the list opens with them', async () => {
  const reads: string[] = [];
  const read = (what: string, reply: object) => () => {
    reads.push(what);
    // The page reads both again, because others book meanwhile, and does not wait for it.
    const isFirst = reads.filter((one) => one === what).length === 1;
    return isFirst ? reply : new Promise<never>(() => {});
  };
  const { host, router } = openBooking(
    [
      [activityContract.listSessions, read('sessions', { items: [bookableSession()] })],
      [activityBookingContract.getActivityHold, read('hold', { hold: null })],
    ],
    { path: `/grand/activity/${uuidOf(1)}` },
  );
  const link = await screen.findByRole('link', { name: 'Book' });

  act(() => link.focus());
  // No code is loaded first.
  expect(reads.toSorted()).toEqual(['hold', 'sessions']);
  await expect.poll(() => host.queries.isFetching()).toBe(0);
  await userEvent.click(link);

  await screen.findByRole('link', { name: '16:00 – 17:00' });
  expect(router.state.location.pathname).toBe(BOOKING_PATH);
  expect(reads.toSorted()).toEqual(['hold', 'hold', 'sessions', 'sessions']);
});
