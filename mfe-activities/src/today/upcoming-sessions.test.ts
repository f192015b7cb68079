import { activitySummary, scheduled } from '@guest/shared/testing/builders/activity';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import { expect, test } from 'vitest';
import { upcomingSessions } from './upcoming-sessions';

const from = (start: string, end: string) =>
  scheduled({
    sessionUuid: uuidOf(Number(start.replace(':', ''))),
    localDateTimeStart: `2026-06-01T${start}`,
    localDateTimeEnd: `2026-06-01T${end}`,
  });

const starts = (now: string, ...sessions: ReturnType<typeof scheduled>[]) =>
  upcomingSessions(sessions, Date.parse(`2026-06-01T${now}+01:00`), 'Europe/Lisbon').map(
    ({ localDateTimeStart }) => localDateTimeStart.slice(11),
  );

test('past sessions are left out, and running and upcoming ones are sorted by start time', () => {
  const day = [from('16:00', '17:00'), from('09:00', '10:00'), from('11:30', '12:30')];

  expect(starts('12:00', ...day)).toEqual(['11:30', '16:00']);
});

test('only the latest running session is shown while there are upcoming ones', () => {
  const running = [from('09:00', '18:00'), from('10:00', '18:00'), from('11:00', '18:00')];

  expect(starts('12:00', ...running, from('15:00', '16:00'))).toEqual(['11:00', '15:00']);
  expect(starts('12:00', ...running)).toEqual(['09:00', '10:00', '11:00']);
});

test('a session is over at its end time', () => {
  expect(starts('10:00', from('09:00', '10:00'))).toEqual([]);
});

test('at most four sessions are shown', () => {
  const day = Array.from({ length: 9 }, (_, i) => from(`${10 + i}:00`, `${11 + i}:00`));

  expect(starts('08:00', ...day)).toEqual(['10:00', '11:00', '12:00', '13:00']);
});

test('a session that ends at an earlier local time because clocks go back is shown until it has ended', () => {
  const night = scheduled({
    localDateTimeStart: '2026-10-25T01:45',
    localDateTimeEnd: '2026-10-25T01:15',
    activity: activitySummary({ durationMinutes: 30 }),
  });
  const shownAt = (utc: string) =>
    upcomingSessions([night], Date.parse(`2026-10-25T${utc}Z`), 'Europe/Lisbon').length;

  expect(['00:30', '01:14', '01:15'].map(shownAt)).toEqual([1, 1, 0]);
});
