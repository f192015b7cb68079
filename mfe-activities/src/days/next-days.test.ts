import { expect, test } from 'vitest';
import { nextDays } from './next-days';

const lisbon = { timeZone: 'Europe/Lisbon', businessDayStart: '05:00' };

test.each([
  ['2026-06-10T22:59:00Z', '2026-06-10'],
  ['2026-06-10T23:00:00Z', '2026-06-10'],
  ['2026-06-11T03:59:00Z', '2026-06-10'],
  ['2026-06-11T04:00:00Z', '2026-06-11'],
])('at %s the days start with %s', (now, first) => {
  const days = nextDays(Date.parse(now), lisbon);

  expect(days[0]).toBe(first);
  expect(new Set(days).size).toBe(14);
});

test('a clock change neither skips nor repeats a day', () => {
  expect(nextDays(Date.parse('2026-10-20T12:00:00Z'), lisbon).slice(4, 7)).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ]);
});
