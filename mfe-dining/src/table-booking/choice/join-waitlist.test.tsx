import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { slot, slotsReply, tableBooking } from '@guest/shared/testing/builders/table-booking';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openBooking, apiErrorOf } from '../testing/open-booking';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => sessionStorage.clear());

test('a guest with another table on that evening is warned and can still join the waitlist', async () => {
  const question = 'You already have a table at Sea Bar at 18:00. Change it or book anyway?';
  const waiting = tableBooking({ status: 'waitlisted', placeInLine: 1, canModify: false });
  const { calls, toast } = openBooking([
    [
      tableBookingContract.getSlots,
      () => slotsReply([slot('19:30', { status: 'full', areas: [], waitlistOpen: true })]),
    ],
    [
      tableBookingContract.joinWaitlist,
      ({ body }) => (body?.isAnyway === true ? waiting : apiErrorOf(409, 'already_booked', question)),
    ],
    [tableBookingContract.getTableBooking, () => waiting],
  ]);

  await userEvent.click(await button(/19:30.*Waiting list/));
  await userEvent.click(await button('Join waiting list'));
  await screen.findByRole('heading', { name: 'Book a second table?' });
  screen.getByText(question);
  await userEvent.click(await button('Join waiting list'));

  await screen.findByText("You're number 1 on the waiting list. We'll tell you when a table is available.");
  expect(toast).not.toHaveBeenCalledWith('error', expect.anything());
  const keys = calls.map(({ headers }) => headers?.['Idempotency-Key']);
  expect(new Set(keys).size).toBe(2);
});
