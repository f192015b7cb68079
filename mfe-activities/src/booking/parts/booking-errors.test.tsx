import {
  activityBookingContract,
  activityWaitlistContract,
} from '@guest/shared/contracts/activity/activity-booking.contract';
import { activityBooking, activityHold } from '@guest/shared/testing/builders/activity-booking';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  apiErrorOf,
  bookableSession,
  bookedReplies,
  BOOKING_PATH,
  findButton,
  openBooking,
  price,
} from '../testing/open-booking';
import type { TestReply } from '../testing/recording-api';

beforeEach(() => sessionStorage.clear());

const AT_SESSION = `${BOOKING_PATH}?session=${uuidOf(1)}`;
const AT_REVIEW = `${AT_SESSION}&step=review`;
const next = [
  {
    sessionUuid: uuidOf(7),
    localDateTimeStart: '2026-06-03T10:30',
    localDateTimeEnd: '2026-06-03T12:30',
    startsAt: '2026-06-03T09:30:00Z',
    vacancies: 4,
  },
];
const held: TestReply = [activityBookingContract.getActivityHold, () => ({ hold: activityHold() })];

const refusedHold = (code: string, data: object = {}, more: object = {}): TestReply => [
  activityBookingContract.holdActivity,
  () => apiErrorOf(409, code, `Text of ${code}`, data, more),
];
const refusedBooking = (code: string, data: object = {}, more: object = {}): TestReply => [
  activityBookingContract.bookActivity,
  () => apiErrorOf(409, code, `Text of ${code}`, data, more),
];

test.each([
  [
    'session_full',
    { next, waitlistOpen: true },
    ['Wednesday 3 June, 10:30 · 4 places left', 'Join waiting list', 'Other time'],
  ],
  ['session_closed', { next }, ['Wednesday 3 June, 10:30 · 4 places left', 'Other time']],
  [
    'session_cancelled',
    { reason: 'weather', next },
    ['Wednesday 3 June, 10:30 · 4 places left', 'Other time'],
  ],
  ['booking_limit', { n: 6 }, ['View your bookings']],
  ['outside_stay', { from: '2026-06-01', until: '2026-06-02' }, ['Other time']],
  ['something_new', {}, []],
])('a hold refused with %s shows its text and every remedy', async (code, data, buttons) => {
  openBooking([refusedHold(code, data)], { path: AT_SESSION });

  await userEvent.click(await findButton('Continue'));

  await screen.findByText(`Text of ${code}`);
  for (const name of buttons) await findButton(name);
});

test.each([
  ['booking_limit', 'Ask reception', '/grand/chat'],
  ['something_new', 'Ask reception', '/grand/chat'],
  ['stay_required', 'Your stay dates', '/grand/register/stay'],
  ['outside_stay', 'Your stay dates', '/grand/register/stay'],
])('a hold refused with %s links to a page that helps', async (code, name, path) => {
  openBooking([refusedHold(code)], { path: AT_SESSION });

  await userEvent.click(await findButton('Continue'));

  const href = (await screen.findByRole('link', { name })).getAttribute('href');
  expect(href?.split('?')[0]).toBe(path);
});

test('another session of a refusal is held with one tap', async () => {
  let tries = 0;
  const { calls, router } = openBooking(
    [
      [
        activityBookingContract.holdActivity,
        () =>
          (tries += 1) === 1
            ? apiErrorOf(409, 'session_full', 'Just filled up.', { next, waitlistOpen: false })
            : activityHold({ sessionUuid: uuidOf(7), localDateTimeStart: '2026-06-03T10:30' }),
      ],
    ],
    { path: AT_SESSION },
  );
  await userEvent.click(await findButton('Continue'));

  await userEvent.click(await findButton('Wednesday 3 June, 10:30 · 4 places left'));

  await screen.findByRole('heading', { level: 2, name: 'Your details' });
  expect(calls[1]?.params).toMatchObject({ sessionUuid: uuidOf(7) });
  expect(new URLSearchParams(router.state.location.search).get('session')).toBe(uuidOf(7));
});

test.each([
  ['needs_adult', 'Change people', 'Who is coming?'],
  ['companions_short', 'Change people', 'Who is coming?'],
  ['units_range', 'Change people', 'Who is coming?'],
  ['age_required', 'Change people', 'Who is coming?'],
  ['age_not_allowed', 'Change people', 'Who is coming?'],
])('a booking refused with %s leads back to the people', async (code, button, heading) => {
  openBooking([refusedBooking(code), held], { path: AT_REVIEW });
  await userEvent.click(await findButton('Book'));
  await screen.findByText(`Text of ${code}`);

  await userEvent.click(await findButton(button));

  await screen.findByRole('heading', { level: 2, name: heading });
});

test.each([
  ['first_name_required', 'contact.firstName'],
  ['note_too_long', 'note'],
])('a booking refused with %s leads to its field, which shows the error', async (code, field) => {
  const fields = [{ field, code, error: `Look at ${field}` }];
  openBooking([refusedBooking(code, {}, { fields }), held], { path: AT_REVIEW });
  await userEvent.click(await findButton('Book'));
  const buttons = await screen.findAllByRole('button', { name: 'Change details' });

  await userEvent.click(buttons[0] ?? document.body);

  const shown = await screen.findByText(`Look at ${field}`);
  expect(shown.id).toMatch(/-error$/);
});

test('a session that is booked already leads to that booking', async () => {
  const booking = activityBooking({ uuid: uuidOf(8) });
  const { router } = openBooking([refusedBooking('already_booked', { booking }), held, ...bookedReplies], {
    path: AT_REVIEW,
  });
  await userEvent.click(await findButton('Book'));

  await userEvent.click(await findButton('View booking'));

  await screen.findByText('AC-7KQ2MX');
  expect(router.state.location.search).toBe(`?booking=${uuidOf(8)}`);
});

test('an overlap that only the server notices requires a confirmation', async () => {
  let tries = 0;
  const { calls } = openBooking(
    [
      [
        activityBookingContract.bookActivity,
        () =>
          (tries += 1) === 1
            ? apiErrorOf(409, 'overlaps', 'This overlaps Sea Bar at 16:30. Book anyway?', { items: [] })
            : activityBooking({ uuid: uuidOf(8) }),
      ],
      held,
      ...bookedReplies,
    ],
    { path: AT_REVIEW },
  );
  await userEvent.click(await findButton('Book'));
  await screen.findByText('This overlaps Sea Bar at 16:30. Book anyway?');

  await userEvent.click(await findButton('Book anyway'));

  await screen.findByText('AC-7KQ2MX');
  expect(calls.at(-1)?.body).toMatchObject({ isAnyway: true });
});

test('a hold that ended while it was booked shows what is free instead', async () => {
  openBooking(
    [
      [
        activityBookingContract.bookActivity,
        () => apiErrorOf(410, 'hold_expired', 'The time ran out.', { isFree: false, next }),
      ],
      held,
    ],
    { path: AT_REVIEW },
  );

  await userEvent.click(await findButton('Book'));

  await screen.findByText("We're no longer keeping your places");
  await findButton('Wednesday 3 June, 10:30 · 4 places left');
  expect(screen.queryByRole('button', { name: 'Hold the places again' })).toBeNull();
});

test('a room that cannot be charged for an unlinked stay leads to the reservation and back', async () => {
  openBooking([refusedBooking('room_charge_denied', { reason: 'stay_unverified' }), held], {
    path: AT_REVIEW,
  });

  await userEvent.click(await findButton('Book'));

  const link = await screen.findByRole('link', { name: 'Find my reservation' });
  expect(new URLSearchParams(link.getAttribute('href')?.split('?')[1]).get('returnTo')).toBe(AT_REVIEW);
});

test('a room that turns out to be protected asks for the PIN', async () => {
  const payments = [{ method: 'room_charge' as const, isAllowed: true }];
  openBooking(
    [
      refusedBooking('pin_required'),
      [activityBookingContract.getActivityHold, () => ({ hold: activityHold({ payments }) })],
    ],
    { path: AT_REVIEW },
  );

  await userEvent.click(await findButton('Book'));

  await screen.findByRole('textbox', { name: 'Your PIN' });
});

test('a full waitlist offers other times', async () => {
  const full: TestReply = [
    activityWaitlistContract.joinActivityWaitlist,
    () => apiErrorOf(409, 'waitlist_full', 'The waiting list is full.', { next }),
  ];
  openBooking([full], {
    path: `${AT_SESSION}&step=review&wait=true`,
    sessions: [bookableSession({ status: 'sold_out', waitlistOpen: true })],
  });

  await userEvent.click(await findButton('Join waiting list'));

  await screen.findByText('The waiting list is full.');
  await findButton('Wednesday 3 June, 10:30 · 4 places left');
});

test('a free activity asks for no payment', async () => {
  openBooking(
    [[activityBookingContract.getActivityHold, () => ({ hold: activityHold({ total: price(0) }) })]],
    { path: AT_REVIEW },
  );

  await findButton('Book');

  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.getAllByText('Free').length).toBeGreaterThan(0);
});
