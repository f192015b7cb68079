import { expect, test } from 'vitest';
import { doNotDisturbTimes } from './do-not-disturb-times';

const LISBON = { timeZone: 'Europe/Lisbon', checkOutUntil: '12:00' };
/** Lisbon is an hour ahead of UTC in June. */
const timesAt = (now: string, checkout: string | null) =>
  doNotDisturbTimes(Date.parse(now), { ...LISBON, checkout }).map((at) =>
    new Date(at).toISOString().slice(5, 16),
  );

test('in the morning, two hours, this evening and tomorrow are offered', () => {
  expect(timesAt('2026-06-10T08:07:00Z', '2026-06-20')).toEqual([
    '06-10T10:15',
    '06-10T17:00',
    '06-11T09:00',
    '06-11T13:00',
  ]);
});

test('in the evening, only two hours and tomorrow are offered', () => {
  expect(timesAt('2026-06-10T19:00:00Z', null)).toEqual(['06-10T21:00', '06-11T09:00', '06-11T13:00']);
});

test('no time after the departure is offered, but the departure itself is', () => {
  expect(timesAt('2026-06-10T19:00:00Z', '2026-06-11')).toEqual([
    '06-10T21:00',
    '06-11T09:00',
    '06-11T11:00',
  ]);
  expect(timesAt('2026-06-11T10:30:00Z', '2026-06-11')).toEqual(['06-11T11:00']);
  expect(timesAt('2026-06-11T11:00:00Z', '2026-06-11')).toEqual([]);
});

test('the times are local times of the hotel, also on the night of a clock change', () => {
  // On 25 October the clocks go back, so ten in the morning is an hour later in UTC.
  expect(timesAt('2026-10-24T19:00:00Z', null)).toContain('10-25T10:00');
});
