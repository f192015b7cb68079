import { bidiIsolate } from '@guest/shared/contracts/core/bidi-isolate';
import { ApiError } from '@guest/shared/http/api-error';
import type { Conflict } from '@guest/shared/contracts/timeline/timeline.contract';
import { order } from '@guest/shared/testing/builders/order';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPlan } from '../testing/open-plan';
import { planItem, timeline } from '../testing/plan-items';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.useRealTimers());

const region = (name: string) => within(screen.getByRole('region', { name }));
const rowOf = (title: string) => {
  const row = screen.getByRole('link', { name: title }).closest('li');
  if (!row) throw new Error(`${title} is no item of a list`);
  return within(row);
};

test('R-12 items stand in their groups with time, place and status, and lead to their pages', async () => {
  await openPlan(
    timeline([
      planItem(1, {
        kind: 'order',
        title: 'Pool bar',
        place: '204',
        room: '204',
        status: 'delivering',
        startsAt: '2026-06-01T11:50:00.000Z',
        endsAt: '2026-06-01T12:05:00.000Z',
        link: {
          route: 'property-outlet-order-now-order',
          params: { property: 'grand', outlet: 'pool-bar' },
          query: { order: uuidOf(1) },
        },
      }),
      planItem(2),
      planItem(3, {
        title: 'Cellar',
        day: '2026-06-02',
        startsAt: '2026-06-02T19:00:00.000Z',
        endsAt: '2026-06-02T20:30:00.000Z',
      }),
      planItem(4, { title: 'Terrace', status: 'cancelled' }),
    ]),
  );
  await screen.findByRole('region', { name: 'Now' });

  region('Now').getByText('Today, 12:50 to 13:05');
  region('Now').getByText('On its way');
  region('Now').getByText(`Room ${bidiIsolate('204')}`);
  expect(region('Now').getByRole('link').getAttribute('href')).toBe(
    `/grand/directories/bars-and-restaurants/pool-bar/order-now/order?order=${uuidOf(1)}`,
  );
  region('Next').getByText('Today, 20:00 to 21:30');
  region('Later').getByText('Tomorrow, 20:00 to 21:30');
  region('Recently cancelled').getByText('Booking cancelled');
});

test('R-12 an activity whose guests have checked in stands at its time until it ends', async () => {
  const arrived = { kind: 'activity' as const, status: 'redeemed' };
  await openPlan(
    timeline([
      planItem(1, {
        ...arrived,
        title: 'Sailing',
        startsAt: '2026-06-01T12:30:00.000Z',
        endsAt: '2026-06-01T14:00:00.000Z',
      }),
      planItem(2, {
        ...arrived,
        title: 'Yoga',
        startsAt: '2026-06-01T09:00:00.000Z',
        endsAt: '2026-06-01T10:00:00.000Z',
      }),
    ]),
  );
  await screen.findByRole('region', { name: 'Next' });

  region('Next').getByText('Sailing');
  region('Next').getByText('Checked in');
  region('Past').getByText('Yoga');
});

test('R-12 a status and a page of a later release are shown as they are', async () => {
  await openPlan(
    timeline([
      planItem(1, { title: 'Spa', status: 'under_review', link: { route: 'property-spa', params: {} } }),
    ]),
  );

  await screen.findByText('under_review');
  screen.getByText('Spa');
  expect(screen.queryByRole('link')).toBeNull();
});

test('R-12 an item says what it needs, and its actions are named with it', async () => {
  const link = planItem(1).link;
  await openPlan(
    timeline([
      planItem(1, {
        status: 'offered',
        needs: { what: 'offer', until: '2026-06-01T12:10:00.000Z' },
        actions: [
          { name: 'accept', link },
          { name: 'cancel', link },
        ],
      }),
    ]),
  );

  await screen.findByText('Held for you until 13:10');
  expect(screen.getByRole('link', { name: 'Accept: Grill' }).textContent).toBe('Accept');
  screen.getByRole('link', { name: 'Cancel: Grill' });
});

test.each([
  ['order', 'Please pay on delivery'],
  ['activity', 'Please pay there'],
] as const)('R-12 an %s whose charge has failed says "%s"', async (kind, words) => {
  await openPlan(timeline([planItem(1, { kind, status: 'accepted', needs: { what: 'pay' } })]));

  await screen.findByText(words);
});

test('R-12 a guest without plans sees what will be here', async () => {
  await openPlan(timeline([]));

  await screen.findByText('Nothing planned yet');
  screen.getByRole('link', { name: 'Book a table' });
});

const [grill, bar] = [planItem(1), planItem(2, { title: 'Sea Bar' })];
const overlap: Conflict = { a: grill.id, b: bar.id, kind: 'overlap', minutes: 30 };

test('R-12 a conflict is named on both items until the guest says that it is fine, on this device', async () => {
  const { host, answer } = await openPlan(timeline([grill, bar], [overlap]));
  await screen.findByText('At the same time as Sea Bar');
  rowOf('Sea Bar').getByText('At the same time as Grill');

  await userEvent.click(rowOf('Grill').getByRole('button', { name: /^That's fine/ }));

  expect(screen.queryByText(/At the same time/)).toBeNull();
  const reread = () => act(() => host.queries.invalidateQueries());
  await reread();
  expect(screen.queryByText(/At the same time/)).toBeNull();

  answer(timeline([grill, { ...bar, version: 2 }], [overlap]));
  await reread();
  await screen.findByText('At the same time as Sea Bar');
});

test.each([
  ['tight', 0, 'No time between this and Sea Bar', 'No time between this and Grill'],
  ['tight', 1, 'Only 1 minute between this and Sea Bar', 'Only 1 minute between this and Grill'],
  ['tight', 10, 'Only 10 minutes between this and Sea Bar', 'Only 10 minutes between this and Grill'],
] as const)(
  'R-12 the conflict %s of %i minutes is worded for both items',
  async (kind, minutes, one, other) => {
    await openPlan(timeline([grill, bar], [{ ...overlap, kind, minutes }]));

    await screen.findByText(one);
    screen.getByText(other);
  },
);

test('R-12 conflicts with the room and the check-out are worded for each side', async () => {
  const stay = planItem(3, { kind: 'stay', title: 'The Grand', status: 'checked_in' });
  const toRoom = planItem(4, { kind: 'order', title: 'Kitchen', status: 'accepted' });
  await openPlan(
    timeline(
      [stay, grill, toRoom],
      [
        { a: stay.id, b: grill.id, kind: 'overlap', minutes: 30 },
        { a: grill.id, b: toRoom.id, kind: 'away', minutes: 15 },
        { a: stay.id, b: toRoom.id, kind: 'after_checkout', minutes: 60 },
      ],
    ),
  );
  await screen.findByText('Lasts longer than your check-out time');

  rowOf('The Grand').getByText('Grill lasts longer than your check-out time');
  rowOf('The Grand').getByText('Kitchen is due after your check-out');
  rowOf('Grill').getByText('Your order from Kitchen arrives in your room meanwhile');
  rowOf('Kitchen').getByText("Arrives while you're at Grill");
  rowOf('Kitchen').getByText('Due after your check-out');
});

test('R-12 several pushes lead to one more read, 250 ms after the last of them', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { host, reads, answer } = await openPlan(timeline([grill]));
  await screen.findByText('Grill');
  // The page has been connected before it was opened, which causes one more read of the plan.
  await vi.advanceTimersByTimeAsync(300);
  const before = reads();
  answer(timeline([{ ...grill, status: 'seated' }]));

  const push = () => act(() => host.realtime.pushed('orderUpdated', { order: order(), epoch: uuidOf(3) }));
  await push();
  await vi.advanceTimersByTimeAsync(200);
  await push();
  await vi.advanceTimersByTimeAsync(200);
  expect(reads()).toBe(before);
  await vi.advanceTimersByTimeAsync(100);

  expect(reads()).toBe(before + 1);
  await screen.findByText('Seated');
});

test.each([
  ['within two hours', '2026-06-01T13:30:00.000Z', 1],
  ['tomorrow', '2026-06-02T13:30:00.000Z', 0],
])('R-12 without a connection, a plan with something due %s is polled', async (_when, startsAt, more) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { reads } = await openPlan(timeline([{ ...grill, startsAt }]), { isConnected: false });
  await screen.findByText('Grill');
  const before = reads();

  await vi.advanceTimersByTimeAsync(31_000);

  expect(reads() - before).toBe(more);
});

test('R-12 the last copy is shown with its time if the plan cannot be read again', async () => {
  const { host, answer } = await openPlan(timeline([grill]));
  await screen.findByText('Grill');

  answer(new ApiError(0, 'Error'));
  await act(() => host.queries.invalidateQueries());

  await screen.findByText(/^As of \d\d:\d\d$/);
  screen.getByText('Grill');
});

test('R-12 a plan that cannot be read at all can be tried again', async () => {
  const { answer } = await openPlan(new ApiError(0, 'Error'));
  await screen.findByText("We couldn't load your plan.");

  answer(timeline([grill]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  await screen.findByText('Grill');
});
