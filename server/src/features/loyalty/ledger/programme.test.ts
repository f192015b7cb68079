import { expect, test } from 'vitest';
import { expiryOf, type Programme } from './programme';

const expiry = (from: string, expireMonths: number | null, timeZone = 'UTC') => {
  const rules = { expireMonths } as Programme['rules'];
  return expiryOf({ rules } as Programme, { activeFrom: new Date(from), timeZone })?.toISOString();
};

test.each([
  ['2026-06-10T12:00:00.000Z', 12, '2027-06-10T12:00:00.000Z'],
  ['2026-08-31T21:30:00.000Z', 6, '2027-02-28T21:30:00.000Z'],
  ['2027-08-31T21:30:00.000Z', 6, '2028-02-29T21:30:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2029-02-28T00:00:00.000Z'],
  ['2026-10-31T23:59:59.999Z', 1, '2026-11-30T23:59:00.000Z'],
])('points of %s that last %i months expire at %s, never in the month after', (from, months, expected) => {
  expect(expiry(from, months)).toBe(expected);
});

test.each([
  // It is 1 March at 01:00 in Muscat, and so is the first of the month six months later.
  ['2027-02-28T21:00:00.000Z', 6, 'Asia/Muscat', '2027-08-31T21:00:00.000Z'],
  // It is 28 February at 20:00 in New York.
  ['2027-03-01T01:00:00.000Z', 6, 'America/New_York', '2027-08-29T00:00:00.000Z'],
  // The clocks go forward in between, so the same time of the day is an hour earlier in UTC.
  ['2027-02-28T12:00:00.000Z', 1, 'Europe/Lisbon', '2027-03-28T11:00:00.000Z'],
])('months of points of %s count by the calendar of the hotel', (from, months, timeZone, expected) => {
  expect(expiry(from, months, timeZone)).toBe(expected);
});

test('points of a programme without an expiry never expire', () => {
  expect(expiry('2026-08-31T21:30:00.000Z', null)).toBeUndefined();
});
