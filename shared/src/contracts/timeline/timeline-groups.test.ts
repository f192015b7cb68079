import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIVITY_BOOKING_STATUSES } from '../activity/activity-booking-status';
import { TABLE_BOOKING_STATUSES } from '../table-booking/table-booking-status';
import { ORDER_STATUSES } from '../menu/order-status';
import { TICKET_STATUSES } from '../ticket/ticket-status';
import { groupsOf } from './timeline-groups';
import { TIMELINE_GROUPS, TIMELINE_KINDS } from './timeline-kinds';

const NOW = Date.parse('2026-06-10T12:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

type Item = Parameters<typeof groupsOf>[0][number];

const item = (kind: Item['kind'], status: string, from?: number, to?: number): Item => ({
  id: `${kind}:${status}:${from}`,
  kind,
  status,
  ...(from !== undefined && { startsAt: inMinutes(from) }),
  ...(to !== undefined && { endsAt: inMinutes(to) }),
});
const groupOf = (one: Item) => groupsOf([one], NOW).get(one.id);

test.each([
  [item('table', 'confirmed', -30, 60), 'now'],
  [item('table', 'confirmed', 30, 60), 'next'],
  [item('table', 'confirmed', -90, 0), 'past'],
  [item('table', 'completed', -90, 30), 'past'],
  [item('table', 'cancelled', 30, 60), 'cancelled'],
  [item('table', 'lapsed', 30, 60), 'cancelled'],
  [item('table', 'waitlisted'), 'later'],
  [item('activity', 'redeemed', 30, 60), 'next'],
  [item('activity', 'redeemed', -10, 60), 'now'],
  [item('activity', 'redeemed', -90, 0), 'past'],
  [item('order', 'preparing', -30, -10), 'now'],
  [item('order', 'delivered', 10, 20), 'past'],
  [item('order', 'rejected', 10, 20), 'cancelled'],
  [item('request', 'open'), 'now'],
  [item('request', 'in_progress', -30), 'now'],
  [item('request', 'open', 30), 'next'],
  [item('request', 'closed'), 'past'],
  [item('stay', 'checked_in', -3_000, -5), 'now'],
  [item('stay', 'checked_out', -3_000, -5), 'past'],
  [item('announcement', 'service', -60), 'now'],
  [item('announcement', 'service', -60, 0), 'past'],
  [item('table', 'a_status_of_a_later_release', 30, 60), 'next'],
])('R-12 %o is in the group %s', (one, group) => {
  expect(groupOf(one)).toBe(group);
});

test('R-12 only the first of the items ahead is next; with the same start, always the same one', () => {
  const items = [item('order', 'placed', 20), item('table', 'confirmed', 20), item('table', 'seated', 30)];

  const groups = groupsOf(items, NOW);

  expect([...groups.values()]).toEqual(['next', 'later', 'later']);
  expect(groupsOf([...items].reverse(), NOW).get('order:placed:20')).toBe('next');
});

const statuses = [
  ...TABLE_BOOKING_STATUSES,
  ...ACTIVITY_BOOKING_STATUSES,
  ...ORDER_STATUSES,
  ...TICKET_STATUSES,
  'checked_in',
];
const anyItems = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...TIMELINE_KINDS),
      status: fc.constantFrom(...statuses),
      from: fc.option(fc.integer({ min: -500, max: 500 }), { nil: undefined }),
      length: fc.integer({ min: 1, max: 300 }),
    }),
    { maxLength: 15 },
  )
  .map((rows) =>
    rows.map(({ kind, status, from, length }, i) => ({
      ...item(kind, status, from, from === undefined ? undefined : from + length),
      id: `${kind}:${i}`,
    })),
  );

test('R-12 every item has one group, at most one is next, and nothing before it is later', () => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const groups = groupsOf(items, NOW);
      const startsOf = (group: string) =>
        items.flatMap(({ id, startsAt }) => (groups.get(id) === group && startsAt ? startsAt : []));

      expect(groups.size).toBe(items.length);
      for (const group of groups.values()) expect(TIMELINE_GROUPS).toContain(group);
      expect(startsOf('next').length).toBeLessThanOrEqual(1);
      for (const start of startsOf('later')) expect(start >= (startsOf('next')[0] ?? '')).toBe(true);
      if (startsOf('later').length > 0) expect(startsOf('next')).toHaveLength(1);
    }),
  );
});

test('R-12 as time passes, an item never returns to an earlier group', () => {
  const order = ['later', 'next', 'now', 'past'];
  fc.assert(
    fc.property(anyItems, fc.integer({ min: 1, max: 600 }), (items, minutes) => {
      const before = groupsOf(items, NOW);
      const after = groupsOf(items, NOW + minutes * 60_000);

      for (const [id, group] of before) {
        const then = after.get(id) ?? '';
        if (group === 'cancelled') expect(then).toBe('cancelled');
        else expect(order.indexOf(then)).toBeGreaterThanOrEqual(order.indexOf(group));
      }
    }),
  );
});
