import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { hold, tableBooking } from '@guest/shared/testing/builders/table-booking';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { stubPush } from '@guest/shared/testing/stub-push';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BOOKING_PATH, openBooking, apiErrorOf } from '../testing/open-booking';

const path = `${BOOKING_PATH}?booking=${uuidOf(8)}`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const epoch = uuidOf(5);

beforeEach(() => sessionStorage.clear());
afterEach(() => void vi.useRealTimers());

test('a booking is changed in one step, and the old table is kept until the new one is booked', async () => {
  let now = tableBooking({ version: 3, note: 'By the window' });
  const { calls } = openBooking(
    [
      [tableBookingContract.getTableBooking, () => now],
      [
        tableBookingContract.changeTableBooking,
        () => (now = tableBooking({ version: 4, localDateTime: '2026-06-01T20:00' })),
      ],
    ],
    { path },
  );

  await userEvent.click(await button('Change'));
  await screen.findByText('Current booking: Today, 19:30');
  await userEvent.click(await button('20:00'));
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Anything else/ })).value).toBe(
    'By the window',
  );
  await userEvent.click(await button('Change booking'));

  await screen.findByRole('heading', { level: 2, name: 'Today, 20:00' });
  expect(calls).toMatchObject([
    {
      to: 'PUT /bookings/tables/:uuid',
      body: { version: 3, localDateTime: '2026-06-01T20:00', partySize: 2, note: 'By the window' },
    },
  ]);
});

test.each([
  ['confirmed', true],
  ['completed', false],
] as const)('notifications are offered with a table that is %s: %s', async (status, isOffered) => {
  stubPush();
  openBooking([[tableBookingContract.getTableBooking, () => tableBooking({ status })]], { path });

  await screen.findByText('TB-7K3QXM');
  expect(screen.queryByText('Get notified when something changes') !== null).toBe(isOffered);
});

test('a guest who cancels a change, or goes back, sees the booking again', async () => {
  const { router } = openBooking([[tableBookingContract.getTableBooking, () => tableBooking()]], { path });

  await userEvent.click(await button('Change'));
  await screen.findByText('Current booking: Today, 19:30');
  await userEvent.click(await button('Go back'));
  await userEvent.click(await button('Change'));
  await screen.findByText('Current booking: Today, 19:30');
  await router.navigate(-1);

  await screen.findByText('TB-7K3QXM');
  expect(router.state.location.pathname + router.state.location.search).toBe(path);
});

test.each([
  ['confirmed', 'Change booking'],
  ['requested', 'Request change'],
] as const)('with approval by staff, a booking that is %s is changed by "%s"', async (status, action) => {
  const { policySnapshot } = tableBooking();
  const requested = tableBooking({ status, policySnapshot: { ...policySnapshot, mode: 'onDemand' } });
  openBooking([[tableBookingContract.getTableBooking, () => requested]], { path });

  await userEvent.click(await button('Change'));
  await userEvent.click(await button('20:00'));

  expect((await button(action)).textContent).toBe(action);
});

test('a change can remove the phone number and never has more children than guests', async () => {
  const now = tableBooking({ partySize: 2, children: 3, highChairs: 2, phone: '+351912345678' });
  const { calls } = openBooking(
    [
      [tableBookingContract.getTableBooking, () => now],
      [tableBookingContract.changeTableBooking, () => ({ ...now, version: 2 })],
    ],
    { path },
  );

  await userEvent.click(await button('Change'));
  await userEvent.click(await button('20:00'));
  await userEvent.clear(await screen.findByRole('textbox', { name: /Phone/ }));
  await userEvent.click(await button('Change booking'));

  await expect.poll(() => calls.at(-1)?.body).toMatchObject({ phone: '', children: 1, highChairs: 1 });
});

test('a booking stands first with when, where and for how many, its change is its main action and its cancellation a quiet one', async () => {
  openBooking([[tableBookingContract.getTableBooking, () => tableBooking()]], { path });

  const moment = within(await screen.findByRole('article'));
  moment.getByRole('heading', { name: /19:30/ });
  moment.getByText(tableBooking().reference);
  moment.getByRole('link', { name: 'Add to calendar' });
  expect(moment.getByRole('button', { name: 'Change' }).className).toMatch(/primary/);
  expect(moment.getByRole('button', { name: 'Cancel booking' }).className).toMatch(/quiet/);
});

test('a booking is cancelled once, after a confirmation', async () => {
  let now = tableBooking();
  const { calls } = openBooking(
    [
      [tableBookingContract.getTableBooking, () => now],
      [
        tableBookingContract.cancelTableBooking,
        () =>
          (now = tableBooking({
            status: 'cancelled',
            canCancel: false,
            canModify: false,
            canTellLate: false,
            version: 2,
          })),
      ],
    ],
    { path },
  );

  await userEvent.click(await button('Cancel booking'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this booking?' }));
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Cancel booking' }));

  await screen.findByText('Cancelled');
  expect(calls).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
});

test('a booking past the cancellation deadline links to the chat with its reference', async () => {
  openBooking(
    [[tableBookingContract.getTableBooking, () => tableBooking({ canCancel: false, canModify: false })]],
    { path },
  );

  const link = await screen.findByRole('link', { name: 'Message us' });
  expect(link.getAttribute('href')).toContain('TB-7K3QXM');
});

test('a guest who is late reports by how many minutes', async () => {
  let now = tableBooking();
  const { calls } = openBooking(
    [
      [tableBookingContract.getTableBooking, () => now],
      [tableBookingContract.tellLate, () => (now = tableBooking({ lateMinutes: 10, version: 2 }))],
    ],
    { path },
  );

  await userEvent.click(await button("I'm running late"));
  await userEvent.click(await button('10 min'));

  await screen.findByText("We've told them you'll be 10 minutes late.");
  expect(calls[0]?.body).toEqual({ minutes: 10 });
});

test('a push updates a request at once, and an older push is ignored', async () => {
  const { host } = openBooking(
    [[tableBookingContract.getTableBooking, () => tableBooking({ status: 'requested', version: 1 })]],
    { path },
  );
  await screen.findByText('Pending');

  host.realtime.pushed('tableBookingUpdated', { booking: tableBooking({ version: 3 }), epoch });
  await screen.findByText('Confirmed');
  host.realtime.pushed('tableBookingUpdated', {
    booking: tableBooking({ status: 'requested', version: 2 }),
    epoch,
  });

  screen.getByText('Confirmed');
});

test('the booking is refetched after a lost connection', async () => {
  let now = tableBooking({ status: 'requested' });
  const { host } = openBooking([[tableBookingContract.getTableBooking, () => now]], { path });
  await screen.findByText('Pending');

  now = tableBooking({ status: 'declined', version: 2, canCancel: false, canModify: false });
  host.realtime.state.getState().connectionChanged({ connection: 'lost' });
  host.realtime.state.getState().connectionChanged({ connection: 'connected' });

  await screen.findByText('Not possible');
});

test('a waitlisted guest takes an offered table within its time limit', async () => {
  let now = tableBooking({ status: 'waitlisted', placeInLine: 1 });
  const { host, calls } = openBooking(
    [
      [tableBookingContract.getTableBooking, () => now],
      [tableBookingContract.acceptOffer, () => (now = tableBooking({ version: 3 }))],
    ],
    { path },
  );
  await screen.findByText('Waiting list');

  host.realtime.pushed('waitlistOffered', {
    booking: tableBooking({ status: 'offered', expiresAt: '2026-06-01T12:10:00Z', version: 2 }),
    epoch,
  });
  await screen.findByText('A table is available');
  screen.getByText('Held for you for 10:00');
  // There must be a single way to decline.
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  await userEvent.click(await button('Accept table'));

  await screen.findByText('Confirmed');
  expect(calls[0]?.headers?.['Idempotency-Key']).toBeDefined();
});

test('an offer that expires without a connection is no longer shown as available and is refetched', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let now = tableBooking({ status: 'offered', expiresAt: '2026-06-01T12:10:00Z' });
  const { host, advanceTime } = openBooking([[tableBookingContract.getTableBooking, () => now]], { path });
  host.realtime.state.getState().connectionChanged({ connection: 'lost' });
  await screen.findByText('A table is available');

  advanceTime(10 * 60_000);
  await vi.advanceTimersByTimeAsync(1_000);
  await screen.findByText("Time's up");
  expect(screen.queryByText('A table is available')).toBeNull();

  now = tableBooking({ status: 'lapsed', version: 2 });
  await vi.advanceTimersByTimeAsync(15_000);
  await screen.findByText('Expired');
});

test.each([
  ['offered', 'The offer expired. You can join the waiting list again.'],
  ['requested', "We're sorry, we couldn't confirm in time."],
  ['waitlisted', "We're sorry, no table became available in time."],
] as const)('a booking that expired as %s explains what that means', async (before, words) => {
  const entry = { by: { type: 'system' as const }, at: '2026-06-01T12:00:00Z' };
  const histories = [
    { ...entry, status: before },
    { ...entry, status: 'lapsed' as const },
  ];
  const lapsed = tableBooking({ status: 'lapsed', histories });
  openBooking([[tableBookingContract.getTableBooking, () => lapsed]], { path });

  await screen.findByText(words);
});

test('an offer that has passed to the next guest shows an error, and the guest stays on the waitlist', async () => {
  let now = tableBooking({ status: 'offered', expiresAt: '2026-06-01T12:10:00Z' });
  const { toast } = openBooking(
    [
      [tableBookingContract.getTableBooking, () => now],
      [
        tableBookingContract.acceptOffer,
        () => {
          now = tableBooking({ status: 'waitlisted', placeInLine: 1, version: 2 });
          return apiErrorOf(
            410,
            'offer_expired',
            'That offer has passed to the next guest. You’re still on the list.',
          );
        },
      ],
    ],
    { path },
  );

  await userEvent.click(await button('Accept table'));

  await screen.findByText('Waiting list');
  expect(toast).toHaveBeenCalledWith(
    'error',
    'That offer has passed to the next guest. You’re still on the list.',
  );
});

test('a declined booking lists alternative times, and one tap holds a table', async () => {
  const at = '2026-06-02T19:00';
  const alternatives = [{ localDateTime: at, areas: [], requiresApproval: false }];
  const { calls, router } = openBooking(
    [
      [
        tableBookingContract.getTableBooking,
        () => tableBooking({ status: 'declined', canCancel: false, canModify: false, alternatives }),
      ],
      [tableBookingContract.holdTable, () => hold({ localDateTime: at })],
    ],
    { path },
  );

  await userEvent.click(await button('Tomorrow, 19:00'));

  await screen.findByRole('heading', { level: 2, name: 'Tomorrow, 19:00' });
  await button('Book this table');
  expect(calls).toMatchObject([{ body: { localDateTime: at, partySize: 2 } }]);
  expect(router.state.location).toMatchObject({
    search: '?date=2026-06-02&at=2026-06-02T19%3A00&party=2',
    state: null,
  });
});

test('a new hold is not overwritten by an older read that resolves later', async () => {
  const at = '2026-06-02T19:00';
  const alternatives = [{ localDateTime: at, areas: [], requiresApproval: false }];
  let answer = (_reply: { hold: null }): void => {};
  const { host } = openBooking(
    [
      [tableBookingContract.getTableBooking, () => tableBooking({ status: 'declined', alternatives })],
      [tableBookingContract.getHold, () => new Promise((resolve) => (answer = resolve))],
      [tableBookingContract.holdTable, () => hold({ localDateTime: at })],
    ],
    { path },
  );
  await userEvent.click(await button('Tomorrow, 19:00'));
  await button('Book this table');

  await act(async () => answer({ hold: null }));
  await waitFor(() => expect(host.queries.isFetching()).toBe(0));

  await button('Book this table');
});

test('an unknown booking, or one of another guest, is not requested repeatedly', async () => {
  openBooking(
    [[tableBookingContract.getTableBooking, () => apiErrorOf(404, 'not_found', 'Page Not Found')]],
    {
      path,
    },
  );

  await screen.findByRole('heading', { name: 'Booking not found' });
  await button('Book another table');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
