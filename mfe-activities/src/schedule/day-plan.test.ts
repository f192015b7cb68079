import { activitySummary, scheduled } from '@guest/shared/testing/builders/activity';
import { expect, test } from 'vitest';
import { dayPlan, isRunning } from './day-plan';

const yoga = scheduled({
  localDateTimeStart: '2026-06-01T08:00',
  localDateTimeEnd: '2026-06-01T09:00',
  activity: activitySummary({ name: 'Yoga' }),
});
const fado = scheduled({
  localDateTimeStart: '2026-06-01T23:00',
  localDateTimeEnd: '2026-06-02T01:00',
  activity: activitySummary({ name: 'Fado' }),
});

const zone = 'Europe/Lisbon';
/** Lisbon is an hour ahead of UTC in summer. */
const at = (local: string) => Date.parse(`${local}+01:00`);

const names = (sessions: (typeof yoga)[]) => sessions.map(({ activity }) => activity.name);

test('past sessions are separated from upcoming ones', () => {
  const { ended, upcoming } = dayPlan([fado, yoga], at('2026-06-01T09:00'), zone);

  expect(names(ended)).toEqual(['Yoga']);
  expect(names(upcoming)).toEqual(['Fado']);
});

test('a session past midnight is still running after midnight', () => {
  expect(dayPlan([fado], at('2026-06-02T00:30'), zone).ended).toEqual([]);
  expect(isRunning(fado, at('2026-06-02T00:30'), zone)).toBe(true);
});

test('sessions are sorted by start time', () => {
  expect(names(dayPlan([fado, yoga], at('2026-06-01T00:00'), zone).upcoming)).toEqual(['Yoga', 'Fado']);
});

test('a session in the hour that occurs twice when clocks go back is running from its start to its end only', () => {
  const night = scheduled({
    localDateTimeStart: '2026-10-25T01:45',
    localDateTimeEnd: '2026-10-25T01:15',
    activity: activitySummary({ name: 'Night sky', durationMinutes: 30 }),
  });
  const stateAt = (utc: string) => {
    const now = Date.parse(`2026-10-25T${utc}Z`);
    if (isRunning(night, now, zone)) return 'running';
    return dayPlan([night], now, zone).ended.length > 0 ? 'ended' : 'upcoming';
  };

  expect(['00:30', '00:44', '00:45', '01:14', '01:15', '01:50'].map(stateAt)).toEqual([
    'upcoming',
    'upcoming',
    'running',
    'running',
    'ended',
    'ended',
  ]);
});
