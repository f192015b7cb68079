import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import {
  bookingPolicy,
  hold,
  slot,
  slotsReply,
  tableBooking,
} from '@guest/shared/testing/builders/table-booking';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { BOOKING_PATH, bookedReplies, openBooking, apiErrorOf } from '../testing/open-booking';
import { findHeldTime, findButton } from '../testing/booking-queries';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('a hold expires by the time of the server and can be renewed', async () => {
  const { calls, advanceTime } = openBooking([[tableBookingContract.holdTable, () => hold()]]);
  await userEvent.click(await findButton('19:30'));
  await findHeldTime();

  advanceTime(301_000);

  await screen.findByText("Time's up");
  await userEvent.click(await findButton('Hold the table again'));
  await expect.poll(() => calls.length).toBe(2);
});

test('the end of free cancellation is that of the server when the clock changes before the visit', async () => {
  // Between Saturday 12:00 and Sunday 13:00 are 24 hours in Lisbon, because the clocks go forward on 29 March.
  const at = { localDateTime: '2026-03-29T13:00', startsAt: '2026-03-29T12:00:00Z' };
  openBooking(
    [
      [
        tableBookingContract.getSlots,
        () =>
          slotsReply([slot('13:00', at)], {
            date: '2026-03-29',
            bookable: { from: '2026-03-27', until: '2026-04-30' },
            policy: bookingPolicy({ cancelCutoffMinutes: 24 * 60 }),
          }),
      ],
      [tableBookingContract.holdTable, () => hold({ ...at, expiresAt: '2026-03-27T12:05:00Z' })],
    ],
    { path: `${BOOKING_PATH}?date=2026-03-29`, now: '2026-03-27T12:00:00Z' },
  );
  await userEvent.click(await findButton('13:00'));

  await screen.findByText('Cancel free of charge until tomorrow, 12:00.');
});

test('a booking sent before the hold expires succeeds if the server accepts it', async () => {
  let answers = (): void => {};
  const { advanceTime } = openBooking([
    [tableBookingContract.bookTable, () => new Promise((done) => (answers = () => done(tableBooking())))],
    ...bookedReplies,
  ]);
  await userEvent.click(await findButton('19:30'));
  await userEvent.click(await findButton('Book this table'));

  advanceTime(301_000);
  await screen.findByText('Held for you for 0:00');
  answers();

  await screen.findByText('TB-7K3QXM');
});

test('a hold that has expired on the server is renewed, or the guest sees alternatives', async () => {
  const nearest = [{ localDateTime: '2026-06-01T20:00', date: '2026-06-01', requiresApproval: false }];
  let isTaken = false;
  openBooking([
    [
      tableBookingContract.holdTable,
      () =>
        isTaken ? apiErrorOf(409, 'slot_unavailable', 'That time was just taken.', { nearest }) : hold(),
    ],
    [tableBookingContract.bookTable, () => apiErrorOf(410, 'hold_expired', 'The time ran out.', { nearest })],
  ]);
  await userEvent.click(await findButton('19:30'));
  await userEvent.click(await findButton('Book this table'));

  await screen.findByText("Time's up");
  await userEvent.click(await findButton('Hold the table again'));
  await userEvent.click(await findButton('Book this table'));
  isTaken = true;
  await userEvent.click(await findButton('Hold the table again'));

  await screen.findByText('That time was just taken.');
});

test('leaving the page releases the hold', async () => {
  const { router, calls } = openBooking([
    [tableBookingContract.holdTable, () => hold()],
    [tableBookingContract.releaseHold, () => undefined],
  ]);
  await userEvent.click(await findButton('19:30'));
  await findHeldTime();

  await router.navigate('/grand');

  await expect.poll(() => calls.at(-1)?.to).toBe('DELETE /outlets/:outlet/holds/:holdUuid');
});

test('a page that unmounts without a navigation does not release the hold', async () => {
  const { calls } = openBooking([[tableBookingContract.getHold, () => ({ hold: hold() })]]);
  history.replaceState(null, '', BOOKING_PATH);
  await findHeldTime();

  cleanup();

  expect(calls).toEqual([]);
});

test('a held table marks its page as something that is released on leaving', async () => {
  openBooking([[tableBookingContract.getHold, () => ({ hold: hold() })]]);
  expect(document.querySelector('[data-given-back]')).toBeNull();

  await findHeldTime();

  expect(document.querySelector('[data-given-back]')).not.toBeNull();
});

test('a hold survives a reload', async () => {
  openBooking([[tableBookingContract.getHold, () => ({ hold: hold() })]]);

  await findHeldTime();
});
