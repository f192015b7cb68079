import { expect, test } from 'vitest';
import { endOf } from './session-instants';

/** In Lisbon, clocks go back from 02:00 to 01:00 on 25 October 2026; before it, they are an hour ahead of UTC. */
test.each([
  ['16:00', '17:00', 60, '17:00'],
  ['00:15', '00:45', 30, '23:45', 24],
  ['01:15', '01:45', 30, '00:45'],
  ['01:15', '01:45', 90, '01:45'],
  ['01:45', '01:15', 30, '01:15'],
  ['01:30', '01:30', 60, '01:30'],
  ['00:30', '01:30', 120, '01:30'],
  ['01:45', '02:15', 90, '02:15'],
  // Staff have changed how long these last.
  ['01:45', '01:15', 60, '01:15'],
  ['16:00', '18:00', 60, '18:00'],
])('a session from %s to %s of %i minutes ends at %s UTC on the day when clocks go back', (...row) => {
  const [start, end, minutes, utc, day = 25] = row;
  const session = { localDateTimeStart: `2026-10-25T${start}`, localDateTimeEnd: `2026-10-25T${end}` };

  expect(new Date(endOf(session, 'Europe/Lisbon', minutes)).toISOString()).toBe(
    `2026-10-${day}T${utc}:00.000Z`,
  );
});

test('a session that ends on a later day lasts until then', () => {
  const session = { localDateTimeStart: '2026-06-01T00:00', localDateTimeEnd: '2026-06-02T00:00' };

  expect(endOf(session, 'Europe/Lisbon', 60)).toBe(Date.parse('2026-06-01T23:00Z'));
});

test('a session that begins before clocks go back by half an hour ends after that', () => {
  const session = { localDateTimeStart: '2026-04-05T01:50', localDateTimeEnd: '2026-04-05T01:40' };

  expect(endOf(session, 'Australia/Lord_Howe', 60)).toBe(Date.parse('2026-04-04T15:10Z'));
});
