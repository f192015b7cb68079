import { expect, test } from 'vitest';
import {
  isOrderActive,
  mayStepOrder,
  ORDER_STATUSES,
  orderSteps,
  stepsShown,
  type OrderStepBy,
} from './order-steps';

/** The transitions from the design for orders to a room, row by row. */
const ALLOWED: Record<string, OrderStepBy[]> = {
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
        expect({ from, to, by, may: mayStepOrder({ status: from, mode: 'room' }, to, by) }).toEqual({
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
  expect(mayStepOrder({ status: 'ready', mode: 'pickup' }, 'delivering', 'staff')).toBe(false);
  expect(mayStepOrder({ status: 'preparing', mode: 'table' }, 'delivering', 'staff')).toBe(false);
  expect(stepsShown('pickup')).not.toContain('delivering');
});

test('a finished order has no further transitions', () => {
  const over = ORDER_STATUSES.filter((status) => !isOrderActive(status));

  const ways = Object.values(orderSteps).flatMap(({ from }) => Object.values(from).flat());

  expect(over).toEqual(['delivered', 'rejected', 'cancelled', 'lapsed', 'failed']);
  expect(ways.filter((from) => over.includes(from))).toEqual([]);
});
