import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, instantOf, localDateTimeAt } from '../core/local-time';
import { isOpenAt } from '../opening-hours/opening-hours';
import type { OpeningHours } from '../opening-hours/opening-hours.schema';
import { isWithin, servedTimes } from './served-times';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const daily = (from: string, to: string): OpeningHours => ({
  weekly: [{ days: EVERY_DAY, intervals: [{ from, to }] }],
  exceptions: [],
  temporarilyClosed: null,
});
const LISBON = 'Europe/Lisbon';

test('an item is served while the hours of its outlet, its menu and the item itself overlap', () => {
  const spans = servedTimes([daily('07:00', '23:00'), daily('07:00', '11:00'), daily('09:00', '12:00')], {
    date: '2026-06-10',
    days: 1,
    timeZone: LISBON,
  });

  expect(spans.map(({ from, to }) => [localDateTimeAt(from, LISBON), localDateTimeAt(to, LISBON)])).toEqual([
    ['2026-06-10T09:00', '2026-06-10T11:00'],
  ]);
});

test('a pause is cut out of the hours', () => {
  const at = (local: string) => instantOf(local, LISBON);
  const paused: OpeningHours = {
    ...daily('12:00', '23:00'),
    temporarilyClosed: {
      since: new Date(at('2026-06-10T19:30')).toISOString(),
      until: new Date(at('2026-06-10T20:30')).toISOString(),
      reason: 'Busy',
    },
  };

  const spans = servedTimes([paused], { date: '2026-06-10', days: 1, timeZone: LISBON });

  expect([isWithin(spans, at('2026-06-10T19:00')), isWithin(spans, at('2026-06-10T20:00'))]).toEqual([
    true,
    false,
  ]);
  expect(isWithin(spans, at('2026-06-10T20:30'))).toBe(true);
});

const clock = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), quarter: fc.nat(3) })
  .map(({ hour, quarter }) => `${String(hour).padStart(2, '0')}:${String(quarter * 15).padStart(2, '0')}`);
const hours = fc.record({ from: clock, to: clock }).map(({ from, to }) => daily(from, to));

/** The nights of both clock changes in two time zones, forward and back. */
const NIGHTS = [
  ['Europe/Lisbon', '2026-03-28'],
  ['Europe/Lisbon', '2026-10-24'],
  ['America/New_York', '2026-03-07'],
  ['America/New_York', '2026-10-31'],
] as const;

test.each(NIGHTS)(
  'in %s on the night after %s the served times match the opening status minute by minute',
  (timeZone, date) => {
    const begin = instantOf(`${date}T12:00`, timeZone);
    const minute = fc.nat(36 * 60).map((minutes) => begin + minutes * 60_000);
    fc.assert(
      fc.property(fc.array(hours, { minLength: 1, maxLength: 3 }), minute, (all, at) => {
        const spans = servedTimes(all, { date: addDays(date, -1), days: 4, timeZone });
        expect(isWithin(spans, at)).toBe(all.every((one) => isOpenAt(one, at, timeZone)));
      }),
      { numRuns: 150 },
    );
  },
);
