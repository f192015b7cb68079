import { expect, test } from 'vitest';
import { parseLocalTime } from './parse-local-time';

test.each([
  ['2026-06-11T20:00', 'Europe/Lisbon', '2026-06-11T19:00:00.000Z'],
  // This time occurs twice; the first one counts.
  ['2026-10-25T01:30', 'Europe/Lisbon', '2026-10-25T00:30:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
])('%s in %s is the instant %s', (localDateTime, timeZone, at) => {
  expect(parseLocalTime(localDateTime, timeZone)).toBe(Date.parse(at));
});

test.each([
  ['2026-03-29T01:30', 'Europe/Lisbon'],
  ['2026-03-08T02:30', 'America/New_York'],
  ['2026-02-30T20:00', 'Asia/Muscat'],
  ['2026-06-31T20:00', 'Asia/Tokyo'],
])('%s does not exist in %s', (localDateTime, timeZone) => {
  expect(parseLocalTime(localDateTime, timeZone)).toBeNull();
});
