import { session } from '@guest/shared/testing/builders/activity';
import { expect, test } from 'vitest';
import { sessionDays } from './session-days';

const at = (start: string, end: string) => session({ localDateTimeStart: start, localDateTimeEnd: end });

test('past sessions are left out, and the others are grouped by day in order', () => {
  const over = at('2026-06-01T08:00', '2026-06-01T09:00');
  const evening = at('2026-06-01T20:00', '2026-06-01T21:00');
  const noon = at('2026-06-01T12:00', '2026-06-01T13:00');
  const tomorrow = at('2026-06-02T08:00', '2026-06-02T09:00');

  expect(sessionDays([tomorrow, evening, over, noon], '2026-06-01T10:00')).toEqual([
    { date: '2026-06-01', sessions: [noon, evening] },
    { date: '2026-06-02', sessions: [tomorrow] },
  ]);
});
