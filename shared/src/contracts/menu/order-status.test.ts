import { expect, test } from 'vitest';
import {
  isOrderActive,
  canTransitionOrder,
  ORDER_STATUSES,
  orderTransitions,
  visibleStatuses,
  type OrderActor,
} from './order-status';

/** The transitions from the design for orders to a room, row by row. */
const ALLOWED: Record<string, OrderActor[]> = {
  'placed→accepted': ['staff', 'system'],
  'placed→rejected': ['staff'],
  'placed→cancelled': ['guest', 'staff'],
  'placed→lapsed': ['system'],
  'accepted→preparing': ['staff'],
  'accepted→cancelled': ['guest', 'staff'],
  'preparing→ready': ['staff'],
  'preparing→delivering': ['staff'],
  'preparing→cancelled': ['staff'],
  'ready→delivering': ['staff'],
  'ready→delivered': ['staff', 'system'],
  'ready→cancelled': ['staff'],
  'delivering→delivered': ['staff', 'system'],
  'delivering→failed': ['staff'],
  'delivering→cancelled': ['staff'],
};

test('only the listed actors may make the listed transitions, and no others exist', () => {
  for (const from of ORDER_STATUSES) {
    for (const to of ORDER_STATUSES) {
      for (const by of ['guest', 'staff', 'system'] as const) {
        const isAllowed = ALLOWED[`${from}→${to}`]?.includes(by) ?? false;
        expect({ from, to, by, may: canTransitionOrder({ status: from, mode: 'room' }, to, by) }).toEqual({
          from,
          to,
          by,
          may: isAllowed,
        });
      }
    }
  }
});

test('a pickup or table order is never out for delivery', () => {
  expect(canTransitionOrder({ status: 'ready', mode: 'pickup' }, 'delivering', 'staff')).toBe(false);
  expect(canTransitionOrder({ status: 'preparing', mode: 'table' }, 'delivering', 'staff')).toBe(false);
  expect(visibleStatuses('pickup')).not.toContain('delivering');
});

test('a finished order has no further transitions', () => {
  const over = ORDER_STATUSES.filter((status) => !isOrderActive(status));

  const ways = Object.values(orderTransitions).flatMap(({ from }) => Object.values(from).flat());

  expect(over).toEqual(['delivered', 'rejected', 'cancelled', 'lapsed', 'failed']);
  expect(ways.filter((from) => over.includes(from))).toEqual([]);
});
