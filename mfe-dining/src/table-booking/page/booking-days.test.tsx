import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { slot, slotsReply, tableBooking } from '@guest/shared/testing/builders/table-booking';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { BOOKING_PATH, guest, openBooking } from '../testing/open-booking';

const CHANGED = '7d5f0c58-7a7e-4c8c-9d2e-0a4a3f6f1b11';

const time = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
});

test('a day is named relative to today, whichever day is selected', async () => {
  const days = [
    { date: '2026-06-02', status: 'full' as const, waitlistOpen: false },
    { date: '2026-06-03', status: 'limited' as const, waitlistOpen: false },
  ];
  const full = slotsReply([], { date: '2026-06-02', status: 'full' });
  openBooking(
    [
      [tableBookingContract.getSlots, () => full],
      [
        tableBookingContract.getBookingDays,
        () => ({ bookable: { from: '2026-06-02', until: '2026-06-30' }, days }),
      ],
    ],
    { path: `${BOOKING_PATH}?date=2026-06-02` },
  );

  await time('View Wednesday 3 June');
  expect(screen.queryByRole('button', { name: /Today/ })).toBeNull();
});

test('a day outside the stay is marked as such, without a statement about its tables', async () => {
  const why = { code: 'outside_stay' as const, error: 'That date is outside your stay.' };
  const days = [
    { date: '2026-06-01', status: 'available' as const, waitlistOpen: false },
    { date: '2026-06-02', status: 'closed' as const, waitlistOpen: false, why },
    { date: '2026-06-03', status: 'full' as const, waitlistOpen: false },
  ];
  openBooking(
    [
      [tableBookingContract.getSlots, () => slotsReply([], { date: '2026-06-02', status: 'closed', why })],
      [
        tableBookingContract.getBookingDays,
        () => ({ bookable: { from: '2026-06-01', until: '2026-06-01' }, days }),
      ],
    ],
    { path: `${BOOKING_PATH}?date=2026-06-02` },
  );

  await screen.findByRole('heading', { name: 'Outside your stay' });
  screen.getByText('That date is outside your stay.');
  expect(screen.queryByText('No tables on this day')).toBeNull();
  screen.getByRole('button', { name: 'Tue 2 outside your stay' });
  screen.getByRole('button', { name: 'Wed 3 no tables' });
});

test('the selected day is scrolled into view although the days load later', async () => {
  const rows: number[] = [];
  vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element) {
    rows.push(this.children.length);
  });
  const days = [2, 3, 4].map((day) => ({
    date: `2026-06-0${day}`,
    status: 'available' as const,
    waitlistOpen: false,
  }));
  openBooking(
    [
      [
        tableBookingContract.getBookingDays,
        () => ({ bookable: { from: '2026-06-02', until: '2026-06-04' }, days }),
      ],
    ],
    { path: `${BOOKING_PATH}?date=2026-06-04` },
  );

  await screen.findByRole('button', { name: 'Thu 4', pressed: true });
  await expect.poll(() => rows).toContain(3);
});

test('a guest who has not arrived yet starts with the day of arrival', async () => {
  const days = [{ date: '2026-06-05', status: 'available' as const, waitlistOpen: false }];
  const requestedDates: unknown[] = [];
  openBooking([
    [
      tableBookingContract.getSlots,
      ({ query }) => {
        requestedDates.push(query?.date);
        return slotsReply([slot('19:30')], { date: String(query?.date) });
      },
    ],
    [
      tableBookingContract.getBookingDays,
      () => ({ bookable: { from: '2026-06-05', until: '2026-06-09' }, days }),
    ],
  ]);

  expect(await screen.findByRole('button', { name: 'Fri 5', pressed: true })).toBeDefined();
  await expect.poll(() => requestedDates.at(-1)).toBe('2026-06-05');
});

test.each(['date=2026-99-99', 'date=9999-12-31', 'date=0000-00-00', 'at=2026-99-99T99:99&date=2026-02-31'])(
  'an address with an invalid date shows the times of today: %s',
  async (query) => {
    const requestedDates: unknown[] = [];
    const times = slotsReply([slot('19:30')]);
    openBooking([[tableBookingContract.getSlots, (call) => (requestedDates.push(call.query?.date), times)]], {
      path: `${BOOKING_PATH}?${query}`,
    });

    await time('19:30');
    expect(new Set(requestedDates)).toEqual(new Set(['2026-06-01']));
  },
);

test('after midnight the evening before is still today, and a day that is over is not asked for', async () => {
  const days = ['2026-06-01', '2026-06-02'].map((date) => ({
    date,
    status: 'available' as const,
    waitlistOpen: false,
  }));
  const requestedDates: unknown[] = [];
  const times = slotsReply([slot('01:00')]);
  openBooking(
    [
      [tableBookingContract.getSlots, ({ query }) => (requestedDates.push(query?.date), times)],
      [
        tableBookingContract.getBookingDays,
        () => ({ bookable: { from: '2026-06-01', until: '2026-06-30' }, days }),
      ],
    ],
    // 00:30 in Lisbon.
    { path: `${BOOKING_PATH}?date=2026-05-31`, now: '2026-06-01T23:30:00Z' },
  );

  expect(await screen.findByRole('button', { name: 'Tue 2', pressed: false })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Today', pressed: true })).toBeDefined();
  await time('01:00');
  expect(new Set(requestedDates)).toEqual(new Set(['2026-06-01']));
});

test.each([
  { stay: 'OUT' as const, changing: [CHANGED] },
  // An older server refuses `changing`, which it does not know, so only guests whose days depend on it send it.
  { stay: 'IN' as const, changing: [undefined] },
])('the days are those of a change if the guest has left: $stay', async ({ stay, changing }) => {
  const asked: unknown[] = [];
  openBooking(
    [
      [tableBookingContract.getTableBooking, () => tableBooking({ uuid: CHANGED })],
      [
        tableBookingContract.getBookingDays,
        ({ query }) => {
          asked.push(query?.changing);
          return {
            bookable: { from: '2026-06-01', until: '2026-06-02' },
            days: [{ date: '2026-06-02', status: 'available', waitlistOpen: false }],
          };
        },
      ],
    ],
    { path: `${BOOKING_PATH}?date=2026-06-02&change=${CHANGED}`, user: { ...guest, stay_state: stay } },
  );

  await screen.findByRole('button', { name: 'Tue 2', pressed: true });
  expect(asked).toEqual(changing);
});
