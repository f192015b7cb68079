import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookableDays } from '../activity/bookable-days';
import { addDays, daysBetween } from '../core/local-time';
import { DAY_PARTS, dayPartOf, isInPart } from './day-parts';
import { nearestDates } from './nearest-days';
import { pickEvenly } from './pick-evenly';

test.each([
  ['2026-06-10T05:00', 'morning'],
  ['2026-06-10T11:59', 'morning'],
  ['2026-06-10T12:00', 'midday'],
  ['2026-06-10T16:59', 'midday'],
  ['2026-06-10T17:00', 'evening'],
  ['2026-06-11T00:30', 'evening'],
  ['2026-06-11T04:59', 'evening'],
])('%s belongs to the %s', (localDateTime, part) => {
  expect(dayPartOf(localDateTime, '05:00')).toBe(part);
});

test('every time is in exactly one part of the day, and in any', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
      const time = `2026-06-10T${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
      expect(DAY_PARTS.filter((part) => isInPart(time, part, '05:00'))).toEqual([
        'any',
        dayPartOf(time, '05:00'),
      ]);
    }),
  );
});

test('a spread keeps the order, the first and the last, and as many as possible', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer()), fc.integer({ min: 2, max: 8 }), (items, most) => {
      const chosen = pickEvenly(items, most);
      expect(chosen).toHaveLength(Math.min(items.length, most));
      expect(items.filter((item) => chosen.includes(item))).toEqual(chosen);
      expect([chosen[0], chosen.at(-1)]).toEqual([items[0], items.at(-1)]);
    }),
  );
});

test('the nearest dates come first, and no other one is nearer', () => {
  const day = '2026-03-01';
  const dates = fc.uniqueArray(fc.integer({ min: -40, max: 40 }).map((days) => addDays(day, days)));
  fc.assert(
    fc.property(dates, fc.integer({ min: 1, max: 5 }), (all, most) => {
      const nearest = nearestDates(all, day, most);
      const distances = nearest.map((date) => Math.abs(daysBetween(date, day)));
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      expect(nearest).not.toContain(day);
      const others = all.filter((date) => date !== day && !nearest.includes(date));
      for (const other of others) {
        expect(Math.abs(daysBetween(other, day))).toBeGreaterThanOrEqual(distances.at(-1) ?? 0);
      }
    }),
  );
  expect(nearestDates(['2026-02-28', '2026-03-02'], day, 1)).toEqual(['2026-03-02']);
});

test('the days of a stay can be booked, and at night the business day counts', () => {
  const clock = { timeZone: 'Europe/Lisbon', businessDayStart: '05:00' };
  const now = Date.parse('2026-06-10T01:00:00Z');
  const stay = { checkin: '2026-06-08', checkout: '2026-06-12' };

  expect(bookableDays(clock, { stay, now })).toEqual({ from: '2026-06-09', until: '2026-06-12' });
  expect(bookableDays(clock, { stay: null, now }).from).toBe('2026-06-09');
  expect(bookableDays(clock, { stay: { checkin: '2026-07-01', checkout: null }, now }).from).toBe(
    '2026-07-01',
  );
});
