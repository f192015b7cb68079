import { session } from '@guest/shared/testing/builders/activity';
import { expect, test } from 'vitest';
import { sessionDays } from './session-days';

const at = (start: string, end: string) => session({ localDateTimeStart: start, localDateTimeEnd: end });

const daysAt = (now: string, sessions: ReturnType<typeof at>[]) =>
  sessionDays(sessions, {
    now: Date.parse(now),
    timeZone: 'Europe/Lisbon',
    activity: { durationMinutes: 30 },
  });

test('past sessions are left out, and the others are grouped by day in order', () => {
  const over = at('2026-06-01T08:00', '2026-06-01T09:00');
  const evening = at('2026-06-01T20:00', '2026-06-01T21:00');
  const noon = at('2026-06-01T12:00', '2026-06-01T13:00');
  const tomorrow = at('2026-06-02T08:00', '2026-06-02T09:00');

  expect(daysAt('2026-06-01T09:00Z', [tomorrow, evening, over, noon])).toEqual([
    { date: '2026-06-01', sessions: [noon, evening] },
    { date: '2026-06-02', sessions: [tomorrow] },
  ]);
});

test('a session that ends at an earlier local time because clocks go back is listed until it has ended', () => {
  const night = at('2026-10-25T01:45', '2026-10-25T01:15');

  expect(daysAt('2026-10-25T00:30Z', [night])).toEqual([{ date: '2026-10-25', sessions: [night] }]);
  expect(daysAt('2026-10-25T01:14Z', [night])).toHaveLength(1);
  expect(daysAt('2026-10-25T01:15Z', [night])).toEqual([]);
});
