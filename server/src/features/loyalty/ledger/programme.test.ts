import { expect, test } from 'vitest';
import { expiryOf, type Programme } from './programme';

const expiry = (from: string, expireMonths: number | null) => {
  const rules = { expireMonths } as Programme['rules'];
  return expiryOf({ rules } as Programme, new Date(from))?.toISOString();
};

test.each([
  ['2026-06-10T12:00:00.000Z', 12, '2027-06-10T12:00:00.000Z'],
  ['2026-08-31T21:30:00.000Z', 6, '2027-02-28T21:30:00.000Z'],
  ['2027-08-31T21:30:00.000Z', 6, '2028-02-29T21:30:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
  // The clocks of most hotels change between the two.
  ['2026-10-31T23:59:59.999Z', 1, '2026-11-30T23:59:59.999Z'],
])('points of %s that last %i months expire at %s, never in the month after', (from, months, expected) => {
  expect(expiry(from, months)).toBe(expected);
});

test('points of a programme without an expiry never expire', () => {
  expect(expiry('2026-08-31T21:30:00.000Z', null)).toBeUndefined();
});
