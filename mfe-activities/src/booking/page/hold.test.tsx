import { activityBookingContract } from '@guest/shared/contracts/activity/activity-booking.contract';
import { activityHold } from '@guest/shared/testing/builders/activity-booking';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import {
  bookableSession,
  bookedReplies,
  BOOKING_PATH,
  findButton,
  openBooking,
} from '../testing/open-booking';

beforeEach(() => sessionStorage.clear());

const AT_SESSION = `${BOOKING_PATH}?session=${uuidOf(1)}`;
const findHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('two taps create one hold', async () => {
  let answer = () => {};
  const { calls } = openBooking(
    [
      [
        activityBookingContract.holdActivity,
        () => new Promise((resolve) => (answer = () => resolve(activityHold()))),
      ],
    ],
    { path: AT_SESSION },
  );

  await userEvent.dblClick(await findButton('Continue'));

  expect(calls).toHaveLength(1);
  answer();
  await findHeading('Your details');
});

test('a reload finds the hold and what was typed', async () => {
  const held: typeof bookedReplies = [
    ...bookedReplies,
    [activityBookingContract.getActivityHold, () => ({ hold: activityHold() })],
  ];
  const { router } = openBooking(held, { path: `${AT_SESSION}&step=details` });
  await userEvent.type(await screen.findByRole('textbox', { name: /Anything else/ }), 'Window seat');
  router.dispose();
  document.body.innerHTML = '';

  openBooking(held, { path: `${AT_SESSION}&step=details` });

  await expect
    .poll(() => screen.queryByRole('textbox', { name: /Anything else/ }))
    .toHaveProperty('value', 'Window seat');
  screen.getByText('Held for you until 11:10');
});

test('another tab offers the held places, which can be let go', async () => {
  const { calls } = openBooking([
    [activityBookingContract.getActivityHold, () => ({ hold: activityHold() })],
    [activityBookingContract.releaseActivityHold, () => undefined],
  ]);

  await screen.findByText('Today, 16:00 · 2 places');
  await userEvent.click(await findButton('Release places'));

  await expect.poll(() => screen.queryByText('Today, 16:00 · 2 places')).toBeNull();
  expect(calls.map(({ to }) => to)).toEqual(['DELETE /sessions/:sessionUuid/holds/:holdUuid']);
});

test('a hold is extended once', async () => {
  const { advanceTime, calls } = openBooking(
    [
      ...bookedReplies,
      [
        activityBookingContract.extendActivityHold,
        () => activityHold({ expiresAt: '2026-06-01T10:15:00Z', canExtend: false }),
      ],
    ],
    { path: AT_SESSION },
  );
  await userEvent.click(await findButton('Continue'));
  await findHeading('Your details');
  expect(screen.queryByRole('button', { name: '5 more minutes' })).toBeNull();
  advanceTime(8 * 60_000);

  await userEvent.click(await findButton('5 more minutes'));

  await screen.findByText('Held for you until 11:15');
  expect(screen.queryByRole('button', { name: '5 more minutes' })).toBeNull();
  expect(calls.at(-1)?.to).toBe('POST /sessions/:sessionUuid/holds/:holdUuid/extend');
});

test('an expired hold offers the same places again and other times', async () => {
  const other = bookableSession({
    sessionUuid: uuidOf(2),
    localDateTimeStart: '2026-06-02T09:00',
    localDateTimeEnd: '2026-06-02T10:00',
    vacancies: 4,
  });
  const { advanceTime, calls } = openBooking(bookedReplies, {
    path: AT_SESSION,
    sessions: [bookableSession(), other],
  });
  await userEvent.click(await findButton('Continue'));
  await findHeading('Your details');
  advanceTime(11 * 60_000);

  await screen.findByText("We're no longer keeping your places");
  await findButton('Tomorrow, 09:00 · 4 places left');
  await userEvent.click(await findButton('Hold the places again'));

  await expect.poll(() => calls).toHaveLength(2);
  expect(calls[1]?.params).toMatchObject({ sessionUuid: uuidOf(1) });
});
