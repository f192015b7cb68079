import { expect, test } from 'vitest';
import {
  addDays,
  addMinutes,
  businessDay,
  dayOfWeek,
  daysBetween,
  instantOf,
  localDateTimeAt,
} from './local-time';

const LISBON = 'Europe/Lisbon';

test('an instant is converted to the local time of the property', () => {
  const instant = Date.parse('2026-01-31T22:30:59Z');

  expect(localDateTimeAt(instant, LISBON)).toBe('2026-01-31T22:30');
  expect(localDateTimeAt(instant, 'Asia/Muscat')).toBe('2026-02-01T02:30');
  expect(localDateTimeAt(instant, 'Asia/Tokyo')).toBe('2026-02-01T07:30');
  expect(localDateTimeAt(Date.parse('2026-06-01T23:00Z'), LISBON)).toBe('2026-06-02T00:00');
});

test.each(['Europe/Lisbon', 'Asia/Muscat', 'Asia/Tokyo', 'America/St_Johns', 'Australia/Lord_Howe'])(
  'every local time in %s converts back to its instant throughout a year with clock changes',
  (zone) => {
    const start = Date.parse('2026-01-01T00:00Z');
    for (let hour = 0; hour < 366 * 24; hour += 1) {
      const instant = start + hour * 3_600_000;
      const shown = localDateTimeAt(instant, zone);

      const found = instantOf(shown, zone);

      expect(localDateTimeAt(found, zone)).toBe(shown);
      expect(found).toBeLessThanOrEqual(instant);
    }
  },
);

test('a local time skipped by a clock change moves forward by the skipped hour', () => {
  expect(localDateTimeAt(instantOf('2026-03-29T01:30', LISBON), LISBON)).toBe('2026-03-29T02:30');
});

test('an ambiguous local time means its first occurrence', () => {
  expect(instantOf('2026-10-25T01:30', LISBON)).toBe(Date.parse('2026-10-25T00:30Z'));
});

test('date arithmetic follows the calendar', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-03-29', -1)).toBe('2026-03-28');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(dayOfWeek('2026-03-30')).toBe(1);
  expect(dayOfWeek('2026-03-29')).toBe(7);
  expect(addMinutes('2026-12-31T23:45', 90)).toBe('2027-01-01T01:15');
});

test('a time at night belongs to the previous day until the business day starts', () => {
  expect(businessDay(Date.parse('2026-05-02T03:59Z'), LISBON, '05:00')).toBe('2026-05-01');
  expect(businessDay(Date.parse('2026-05-02T04:00Z'), LISBON, '05:00')).toBe('2026-05-02');
});
