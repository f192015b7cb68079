import { activityBookingContract } from '@guest/shared/contracts/activity/activity-booking.contract';
import { bookableContract, type Bookable } from '@guest/shared/contracts/bookable/bookable.contract';
import type { CallAddress } from '@guest/shared/contracts/core/endpoint';
import type { User } from '@guest/shared/contracts/guest/guest.schema';
import { tableBookingContract } from '@guest/shared/contracts/table-booking/table-booking.contract';
import { activityHold } from '@guest/shared/testing/builders/activity-booking';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { savedDraft } from '../../booking/model/use-booking-draft';
import { apiErrorOf, guest } from '../../booking/testing/open-booking';
import { openBookable } from '../testing/open-bookable';
import { sessionOffer, tableOffer } from '../testing/offers';

beforeEach(() => sessionStorage.clear());

const DAY = '2026-06-01';
const reply = (facts: Partial<Bookable> = {}): Bookable => ({
  date: DAY,
  bookable: { from: DAY, until: '2026-06-04' },
  tables: [tableOffer(1, [`${DAY}T19:00`, `${DAY}T20:00`])],
  sessions: [sessionOffer(2, { at: `${DAY}T16:00` })],
  ...facts,
});
const timeButton = (name: RegExp) => screen.findByRole('button', { name });
const called = ({ method, path }: CallAddress) => `${method} ${path.replace('/web/property/:property', '')}`;
type Calls = ReturnType<typeof openBookable>['calls'];
const sent = (calls: Calls) => calls.map(({ to, body }) => ({ to, body }));

test('R-17 tables and activities are one list, and what does not suit is last with its reason', async () => {
  openBookable(
    reply({
      sessions: [
        sessionOffer(2, { at: `${DAY}T16:00` }),
        sessionOffer(3, { at: `${DAY}T10:00`, suits: 'ages' }),
        sessionOffer(4, { at: `${DAY}T11:00`, suits: 'too_full', waitlistOpen: true }),
      ],
    }),
  );

  const free = within(await screen.findByRole('region', { name: 'Available for your party' }));
  const others = within(screen.getByRole('region', { name: 'Not available for your party' }));

  expect(free.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Activity 2',
    'Outlet 1',
  ]);
  free.getByText('€50.00');
  others.getByText('Not for these ages');
  others.getByText('Not enough places for your party');
  expect(others.getByRole('link', { name: 'Join waiting list' }).getAttribute('href')).toContain(
    `session=${uuidOf(4)}`,
  );
});

test('the waitlist of a full session is joined with the people of the search', async () => {
  const full = sessionOffer(4, { at: `${DAY}T11:00`, suits: 'too_full', waitlistOpen: true });
  const party = [{ unitId: uuidOf(1) }, { unitId: uuidOf(1) }, { unitId: uuidOf(3), age: 7 }];
  openBookable(reply({ sessions: [{ ...full, party }] }), { path: '/grand/book?adults=2&ages=7' });

  await userEvent.click(await screen.findByRole('link', { name: 'Join waiting list' }));

  await screen.findByText('Page property-activity-book');
  expect(savedDraft(full.bookableActivityId)).toMatchObject({
    units: { [uuidOf(1)]: 2, [uuidOf(3)]: 1 },
    ages: { [uuidOf(3)]: ['7'] },
  });
});

test('R-17 a tap on a time holds a table and opens its booking page', async () => {
  const { router, calls } = openBookable(reply(), {
    replies: [[tableBookingContract.holdTable, () => ({})]],
    path: '/grand/book?adults=3&ages=7',
  });

  await userEvent.dblClick(await timeButton(/^20:00/));

  await screen.findByText('Page property-outlet-book');
  expect(sent(calls)).toEqual([
    {
      to: called(tableBookingContract.holdTable),
      body: { localDateTime: `${DAY}T20:00`, partySize: 4 },
    },
  ]);
  expect(router.state.location.search).toBe(`?at=${DAY}T20%3A00&date=${DAY}&party=4`);
});

test('R-17 a tap on a session holds places for the party and opens its booking page', async () => {
  const { router, calls } = openBookable(reply(), {
    replies: [[activityBookingContract.holdActivity, () => activityHold()]],
  });

  await userEvent.click(await timeButton(/^16:00/));

  await screen.findByText('Page property-activity-book');
  expect(sent(calls)).toEqual([
    {
      to: called(activityBookingContract.holdActivity),
      body: { units: [{ unitId: uuidOf(1), quantity: 2 }], ages: [] },
    },
  ]);
  expect(router.state.location.search).toBe(`?session=${uuidOf(2)}&step=details`);
});

test('S-04 a visitor signs in and returns to the same choice, and nothing is held meanwhile', async () => {
  const { router, calls } = openBookable(reply(), { user: null, path: '/grand/book?adults=3&part=evening' });

  await userEvent.click(await timeButton(/^19:00/));

  await screen.findByText('Page property-signin');
  const query = new URLSearchParams(router.state.location.search);
  expect(query.get('service')).toBe('edn');
  expect(query.get('returnTo')).toBe(
    `/grand/book?adults=3&part=evening&outlet=outlet-1&at=${encodeURIComponent(`${DAY}T19:00`)}`,
  );
  expect(calls).toEqual([]);
});

test.each([
  [`${DAY}T19:00`, /is still free/],
  [`${DAY}T22:00`, /is no longer available/],
])(
  'after the sign-in the page says whether %s is still free, and holds nothing by itself',
  async (at, text) => {
    const { calls } = openBookable(reply(), {
      path: `/grand/book?outlet=outlet-1&at=${at}&justRegistered=true`,
    });

    await screen.findByText(text);
    const chosen = screen.queryByRole('button', { pressed: true });
    expect(chosen?.textContent ?? '').toBe(at.endsWith('19:00') ? '19:00Outlet 1' : '');
    expect(calls).toEqual([]);
  },
);

test('a full session offers the next ones, and one tap holds one of them', async () => {
  const next = [
    {
      sessionUuid: uuidOf(9),
      localDateTimeStart: '2026-06-02T16:00',
      localDateTimeEnd: '2026-06-02T17:00',
      startsAt: '2026-06-02T15:00:00Z',
      vacancies: 3,
    },
  ];
  const { calls } = openBookable(reply(), {
    replies: [
      [
        activityBookingContract.holdActivity,
        ({ params }) => {
          if (params.sessionUuid === uuidOf(9)) return activityHold();
          throw apiErrorOf(409, 'session_full', 'That was the last place.', { next, waitlistOpen: true });
        },
      ],
    ],
  });
  await userEvent.click(await timeButton(/^16:00/));
  await screen.findByText('That was the last place.');

  await userEvent.click(await screen.findByRole('button', { name: 'Tomorrow, 16:00 · 3 places left' }));

  await screen.findByText('Page property-activity-book');
  expect(calls).toHaveLength(2);
});

test('a search without results offers the nearest days and a link to reception', async () => {
  openBookable(
    reply({
      tables: [],
      sessions: [],
      nearest: [
        { date: '2026-06-02', tables: true, sessions: false },
        { date: '2026-06-03', tables: false, sessions: true },
      ],
    }),
    { path: '/grand/book?kind=tables&adults=4' },
  );

  await screen.findByRole('heading', { name: 'Nothing available for your party' });

  const link = screen.getByRole('link', { name: 'Tomorrow' });
  expect(link.getAttribute('href')).toBe('/grand/book?adults=4&date=2026-06-02&kind=tables');
  expect(screen.queryByRole('link', { name: 'Wednesday 3 June' })).toBeNull();
  screen.getByRole('link', { name: 'Ask reception' });
});

test('days outside the stay are struck through and say why, and can still be chosen', async () => {
  openBookable(reply(), { user: { ...guest, checkout: '2026-06-02' } as User });
  const days = within(await screen.findByRole('group', { name: 'Choose a day' }));

  await userEvent.click(days.getByRole('link', { name: 'Wed 3 Outside your stay' }));

  await screen.findByText('This day is outside your stay. You can book activities from 1 June to 2 June.');
  days.getByRole('link', { name: 'Tue 2' });
});

test('guests who have checked out are told that their stay is over, also on its last day', async () => {
  openBookable(reply(), { user: { ...guest, checkout: '2026-06-02', stay_state: 'OUT' } as User });

  await screen.findByText(
    'Your stay is over, and activities are for guests of the hotel. Coming back? Tell us your new dates.',
  );
  within(screen.getByRole('group', { name: 'Choose a day' })).getByRole('link', {
    name: 'Tue 2 Outside your stay',
  });
});

test('guests whose stay begins later than activities can be booked are not told that it is over', async () => {
  openBookable(reply(), { user: { ...guest, checkin: '2027-08-01', checkout: '2027-08-05' } as User });

  const days = within(await screen.findByRole('group', { name: 'Choose a day' }));
  expect(days.getAllByRole('link', { name: /Outside your stay$/ }).length).toBeGreaterThan(0);
  await screen.findByText('Outside your stay', { selector: 'p' });
  expect(screen.queryByText(/Your stay is over/)).toBeNull();
});

test('people are chosen with the ages of the children, and the address keeps them', async () => {
  const { router } = openBookable(reply());
  await userEvent.click(await screen.findByText('2 adults'));

  await userEvent.click(screen.getByRole('button', { name: 'More children' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Age of child 1' }), '4');

  await screen.findByText('2 adults, 1 child');
  expect(router.state.location.search).toBe('?ages=4');
});

test('a list that does not load can be requested again', async () => {
  let isDown = true;
  openBookable(reply(), {
    replies: [
      [
        bookableContract.getBookable,
        () => {
          if (isDown) throw apiErrorOf(503, 'unavailable');
          return reply();
        },
      ],
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;

  await userEvent.click(retry);

  await timeButton(/^19:00/);
});
