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

const names = (sessions: (typeof yoga)[]) => sessions.map(({ activity }) => activity.name);

test('past sessions are separated from upcoming ones', () => {
  const { ended, upcoming } = dayPlan([fado, yoga], '2026-06-01T09:00');

  expect(names(ended)).toEqual(['Yoga']);
  expect(names(upcoming)).toEqual(['Fado']);
});

test('a session past midnight is still running after midnight', () => {
  expect(dayPlan([fado], '2026-06-02T00:30').ended).toEqual([]);
  expect(isRunning(fado, '2026-06-02T00:30')).toBe(true);
});

test('sessions are sorted by start time', () => {
  expect(names(dayPlan([fado, yoga], '2026-06-01T00:00').upcoming)).toEqual(['Yoga', 'Fado']);
});
