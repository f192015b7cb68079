import { addDays, businessDay, instantOf, localDateTimeAt } from '@guest/shared/contracts/core/local-time';
import { isOpenAt } from '@guest/shared/contracts/opening-hours/opening-hours';
import type { OpeningHours } from '@guest/shared/contracts/opening-hours/opening-hours.schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slotTimes } from './slot-times';

const MINUTE_MS = 60_000;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const hoursOf = (from: string, to: string): OpeningHours => ({
  weekly: [{ days: EVERY_DAY, intervals: [{ from, to }] }],
  exceptions: [],
  temporarilyClosed: null,
});

const seating = (openingHours: OpeningHours, more: { bookableHours?: OpeningHours } = {}) => ({
  openingHours,
  bookableHours: null,
  slotInterval: 15,
  lastSeatingMinutes: 60,
  ...more,
});

const clock = (timeZone: string) => ({ timeZone, businessDayStart: '05:00' });
const timesOn = (hours: ReturnType<typeof seating>, timeZone: string, date: string) =>
  (slotTimes(hours, clock(timeZone), { date, days: 1 }).get(date) ?? []).map((one) => one.localDateTime);

test('slots start at opening and end an hour before closing', () => {
  const times = timesOn(seating(hoursOf('19:30', '22:30')), 'Europe/Lisbon', '2026-06-11');

  expect(times[0]).toBe('2026-06-11T19:30');
  expect(times.at(-1)).toBe('2026-06-11T21:30');
  expect(times).toHaveLength(9);
});

test('slots after midnight belong to the day on which the night began', () => {
  const times = timesOn(seating(hoursOf('22:00', '02:00')), 'Europe/Lisbon', '2026-06-11');

  expect(times[0]).toBe('2026-06-11T22:00');
  expect(times.at(-1)).toBe('2026-06-12T01:00');
});

test('slots after the start of the business day belong to the next day', () => {
  const night = seating(hoursOf('22:00', '07:00'));

  expect(timesOn(night, 'Europe/Lisbon', '2026-06-11').at(-1)).toBe('2026-06-12T04:45');
  expect(timesOn(night, 'Europe/Lisbon', '2026-06-12')[0]).toBe('2026-06-12T05:00');
});

test('an exception replaces the hours of its day, and a closed day has no slots', () => {
  const hours = hoursOf('18:00', '22:00');
  hours.exceptions.push({ date: '2026-06-11', closed: true, label: 'A wedding' });
  hours.exceptions.push({ date: '2026-06-12', intervals: [{ from: '12:00', to: '14:00' }], label: 'Lunch' });

  expect(timesOn(seating(hours), 'Europe/Lisbon', '2026-06-11')).toEqual([]);
  expect(timesOn(seating(hours), 'Europe/Lisbon', '2026-06-12')).toEqual([
    '2026-06-12T12:00',
    '2026-06-12T12:15',
    '2026-06-12T12:30',
    '2026-06-12T12:45',
    '2026-06-12T13:00',
  ]);
});

test('bookable hours limit the start times, and the outlet must be open', () => {
  const one = seating(hoursOf('18:00', '20:30'), { bookableHours: hoursOf('18:00', '18:15') });
  const early = seating(hoursOf('18:30', '20:30'), { bookableHours: hoursOf('18:00', '19:00') });

  expect(timesOn(one, 'Asia/Tokyo', '2026-06-11')).toEqual(['2026-06-11T18:00']);
  expect(timesOn(early, 'Asia/Tokyo', '2026-06-11')).toEqual(['2026-06-11T18:30', '2026-06-11T18:45']);
});

test('an outlet that never closes has a slot every 15 minutes', () => {
  const times = timesOn(seating(hoursOf('00:00', '00:00')), 'Asia/Muscat', '2026-06-11');

  expect(times).toHaveLength(96);
  expect([times[0], times.at(-1)]).toEqual(['2026-06-11T05:00', '2026-06-12T04:45']);
});

describe.each([
  ['Europe/Lisbon', '2026-03-28', '2026-10-24', '01', '01'],
  ['America/New_York', '2026-03-07', '2026-10-31', '02', '01'],
])('S-05 in %s', (timeZone, spring, autumn, skipped, repeated) => {
  const night = seating(hoursOf('22:00', '04:30'));

  test('a skipped hour has no slots', () => {
    const times = timesOn(night, timeZone, spring);

    expect(times.filter((time) => time.includes(`T${skipped}:`))).toEqual([]);
    // 22:00 to 03:30 are 23 slots minus the four of the skipped hour.
    expect(times).toHaveLength(19);
  });

  test('a repeated hour has its slots once', () => {
    const times = timesOn(night, timeZone, autumn);
    const again = times.filter((time) => time.includes(`T${repeated}:`));

    expect(again).toHaveLength(4);
    expect(new Set(times).size).toBe(times.length);
    expect(times).toHaveLength(23);
  });
});

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 15, 30, 45))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const zones = fc.constantFrom('Europe/Lisbon', 'America/New_York', 'Asia/Muscat', 'Australia/Lord_Howe');
/** Days around the four clock changes of the first two zones. */
const days = fc
  .tuple(
    fc.constantFrom('2026-03-07', '2026-03-28', '2026-10-24', '2026-10-31'),
    fc.integer({ min: -2, max: 2 }),
  )
  .map(([day, by]) => addDays(day, by));
const plans = fc.tuple(time, time).map(([from, to]) => hoursOf(from, to));

test('S-05 for any hours, zone and night, slots are valid local times in order and within opening hours', () => {
  fc.assert(
    fc.property(plans, zones, days, fc.constantFrom(15, 30, 60), (hours, timeZone, date, slotInterval) => {
      const all = slotTimes(
        { openingHours: hours, bookableHours: null, slotInterval, lastSeatingMinutes: 60 },
        clock(timeZone),
        { date, days: 3 },
      );

      for (const [day, times] of all) {
        const instants = times.map(({ startsAt }) => startsAt);
        expect(instants).toEqual([...new Set(instants)].sort((a, b) => a - b));
        for (const { localDateTime, startsAt } of times) {
          expect(localDateTimeAt(startsAt, timeZone)).toBe(localDateTime);
          expect(instantOf(localDateTime, timeZone)).toBe(startsAt);
          expect(businessDay(startsAt, timeZone, '05:00')).toBe(day);
          expect(isOpenAt(hours, startsAt, timeZone)).toBe(true);
          expect(isOpenAt(hours, startsAt + 59 * MINUTE_MS, timeZone)).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('days requested together and one by one have the same slots', () => {
  fc.assert(
    fc.property(plans, zones, days, (hours, timeZone, date) => {
      const together = slotTimes(seating(hours), clock(timeZone), { date, days: 5 });

      for (const [day, times] of together) {
        expect(times.map(({ localDateTime }) => localDateTime)).toEqual(
          timesOn(seating(hours), timeZone, day),
        );
      }
    }),
    { numRuns: 30 },
  );
});
