import { expect, test } from 'vitest';
import { clock } from './clock';

test('a local date time is shown unchanged', () => {
  expect(clock('2026-10-25T01:30', 'Europe/Lisbon')).toBe('01:30');
});

test.each([
  ['Europe/Lisbon', '18:30'],
  ['Asia/Muscat', '21:30'],
  ['Asia/Tokyo', '02:30'],
])('an instant is shown as local time of %s', (timeZone, expected) => {
  expect(clock('2026-07-01T17:30:00Z', timeZone)).toBe(expected);
  expect(clock(Date.parse('2026-07-01T17:30:00Z'), timeZone)).toBe(expected);
});

test('both occurrences of the repeated hour in Lisbon show the same time', () => {
  expect(clock('2026-10-25T00:30:00Z', 'Europe/Lisbon')).toBe('01:30');
  expect(clock('2026-10-25T01:30:00Z', 'Europe/Lisbon')).toBe('01:30');
});

test('midnight is shown as 00:00, never as 24:00', () => {
  expect(clock('2026-07-01T15:00:00Z', 'Asia/Tokyo')).toBe('00:00');
});
