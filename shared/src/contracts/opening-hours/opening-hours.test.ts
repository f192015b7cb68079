import { expect, test } from 'vitest';
import { addDays, dateOf, dayOfWeek, instantOf, localDateTimeAt, timeOf } from '../core/local-time';
import { intervalsOn, isOpenAt, serviceStatus } from './opening-hours';
import type { Interval, OpeningHours } from './opening-hours.schema';

const LISBON = 'Europe/Lisbon';
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

const bar = daily({ from: '18:00', to: '02:00' });

test('an outlet is open during its hours, also past midnight', () => {
  expect(at('2026-06-10T19:00', bar)).toEqual({ status: 'open', until: '2026-06-11T02:00' });
  expect(at('2026-06-11T00:30', bar)).toEqual({ status: 'open', until: '2026-06-11T02:00' });
});

test('the status announces the last half hour before closing and the last hour before opening', () => {
  expect(at('2026-06-11T01:29', bar).status).toBe('open');
  expect(at('2026-06-11T01:30', bar).status).toBe('closing_soon');
  expect(at('2026-06-11T02:00', bar)).toEqual({ status: 'closed', until: '2026-06-11T18:00' });
  expect(at('2026-06-11T16:59', bar).status).toBe('closed');
  expect(at('2026-06-11T17:00', bar)).toEqual({ status: 'opens_soon', until: '2026-06-11T18:00' });
  expect(at('2026-06-11T18:00', bar).status).toBe('open');
});

test('midnight to midnight is the whole day, and if it applies every day the outlet never closes', () => {
  const reception = daily({ from: '00:00', to: '00:00' });

  expect(at('2026-06-10T23:50', reception)).toEqual({ status: 'open', until: null });
});

test('a single whole day ends at midnight', () => {
  const saturday: OpeningHours = {
    ...bar,
    weekly: [{ days: [6], intervals: [{ from: '00:00', to: '00:00' }] }],
  };

  expect(at('2026-06-13T12:00', saturday)).toEqual({ status: 'open', until: '2026-06-14T00:00' });
});

test('adjacent intervals are merged', () => {
  const cafe = daily({ from: '08:00', to: '12:00' }, { from: '12:00', to: '17:00' });

  expect(at('2026-06-10T11:45', cafe)).toEqual({ status: 'open', until: '2026-06-10T17:00' });
});

test('an exception replaces its day but does not cut off hours of the night before', () => {
  const closedOn11th: OpeningHours = {
    ...bar,
    exceptions: [{ date: '2026-06-11', closed: true, label: 'Private party' }],
  };

  expect(at('2026-06-11T01:00', closedOn11th)).toEqual({ status: 'open', until: '2026-06-11T02:00' });
  expect(at('2026-06-11T19:00', closedOn11th)).toEqual({
    status: 'closed',
    until: '2026-06-12T18:00',
    label: 'Private party',
  });
  expect(at('2026-06-12T01:00', closedOn11th).status).toBe('closed');
});

test('an exception may define its own hours', () => {
  const late: OpeningHours = {
    ...bar,
    exceptions: [{ date: '2026-06-11', intervals: [{ from: '20:00', to: '21:00' }], label: 'Feast' }],
  };

  expect(intervalsOn(late, '2026-06-11')).toEqual([{ from: '20:00', to: '21:00' }]);
  expect(at('2026-06-11T18:30', late)).toMatchObject({ status: 'closed', until: '2026-06-11T20:00' });
});

test('a pause overrides the hours until it ends', () => {
  const paused: OpeningHours = {
    ...bar,
    temporarilyClosed: {
      since: '2026-06-10T18:00:00Z',
      until: '2026-06-10T19:30:00Z',
      reason: 'The kitchen is very busy',
    },
  };

  expect(at('2026-06-10T20:00', paused)).toEqual({
    status: 'paused',
    until: '2026-06-10T20:30',
    reason: 'The kitchen is very busy',
  });
  expect(at('2026-06-10T18:59', paused).status).toBe('open');
  expect(at('2026-06-10T20:30', paused).status).toBe('open');
});

test('the next opening is found after a closed week, and is null if there are no hours', () => {
  const winter: OpeningHours = {
    ...bar,
    exceptions: Array.from({ length: 9 }, (_, i) => ({
      date: addDays('2026-06-10', i),
      closed: true,
      label: 'Works',
    })),
  };

  expect(at('2026-06-10T12:00', winter).until).toBe('2026-06-19T18:00');
  expect(at('2026-06-10T12:00', daily())).toEqual({ status: 'closed', until: null });
});

test('closing times within the skipped hour move forward by an hour', () => {
  const club = daily({ from: '22:00', to: '01:30' });

  expect(at('2026-03-28T23:00', club).until).toBe('2026-03-29T02:30');
  expect(at('2026-03-29T12:00', daily({ from: '01:15', to: '02:00' })).until).toBe('2026-03-30T01:15');
});

test('closing times within the repeated hour mean the first occurrence', () => {
  const club = daily({ from: '22:00', to: '01:30' });
  const firstHalfPastOne = Date.parse('2026-10-25T00:30Z');

  expect(serviceStatus(club, firstHalfPastOne - 1, LISBON).status).toBe('closing_soon');
  expect(serviceStatus(club, firstHalfPastOne, LISBON).status).toBe('closed');
  expect(serviceStatus(club, firstHalfPastOne + 3_600_000, LISBON).status).toBe('closed');
});

test('generated hours: an outlet is open exactly when an interval of the day or of the night before contains the local time', () => {
  const random = seeded(20_260_610);
  for (let round = 0; round < 60; round += 1) {
    const hours = generatedHours(random);
    for (let step = 0; step < 60; step += 1) {
      const local = `2026-06-${pick(random, ['10', '11', '12', '13', '14'])}T${anyTime(random)}`;

      expect(
        isOpenAt(hours, instantOf(local, 'Asia/Tokyo'), 'Asia/Tokyo'),
        `${local} ${JSON.stringify(hours)}`,
      ).toBe(isOnClockFace(hours, local));
    }
  }
});

test('generated hours: the next change is exact to the minute, also across clock changes', () => {
  const random = seeded(7);
  for (let round = 0; round < 120; round += 1) {
    const hours = generatedHours(random);
    const day = pick(random, ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25', '2026-06-10']);
    const now = instantOf(`${day}T${anyTime(random)}`, LISBON);

    const { until } = serviceStatus(hours, now, LISBON);

    if (until === null) continue;
    const isOpen = isOpenAt(hours, now, LISBON);
    const lastBefore = (now + until) / 2;
    expect(until).toBeGreaterThan(now);
    expect(isOpenAt(hours, until - 1, LISBON)).toBe(isOpen);
    expect(isOpenAt(hours, lastBefore, LISBON)).toBe(isOpen);
    expect(isOpenAt(hours, until, LISBON)).toBe(!isOpen);
  }
});

function daily(...intervals: Interval[]): OpeningHours {
  return { weekly: [{ days: EVERY_DAY, intervals }], exceptions: [], temporarilyClosed: null };
}

/** Returns the status in Lisbon with its instant as local time. */
function at(local: string, hours: OpeningHours) {
  const status = serviceStatus(hours, instantOf(local, LISBON), LISBON);
  return { ...status, until: status.until === null ? null : localDateTimeAt(status.until, LISBON) };
}

function isOnClockFace(hours: OpeningHours, local: string): boolean {
  const [date, time] = [dateOf(local), timeOf(local)];
  const planned = (day: string) => {
    const exception = hours.exceptions.find((one) => one.date === day);
    if (exception) return exception.closed ? [] : (exception.intervals ?? []);
    return hours.weekly.flatMap(({ days, intervals }) => (days.includes(dayOfWeek(day)) ? intervals : []));
  };
  const today = planned(date).some(({ from, to }) => from <= time && (to <= from || time < to));
  return today || planned(addDays(date, -1)).some(({ from, to }) => to <= from && time < to);
}

function generatedHours(random: () => number): OpeningHours {
  const intervals = () =>
    Array.from({ length: Math.floor(random() * 3) }, () => ({ from: anyTime(random), to: anyTime(random) }));
  return {
    weekly: [
      { days: EVERY_DAY.filter(() => random() < 0.7), intervals: intervals() },
      { days: EVERY_DAY.filter(() => random() < 0.3), intervals: intervals() },
    ],
    exceptions: ['2026-06-11', '2026-06-13', '2026-03-29', '2026-10-25']
      .filter(() => random() < 0.4)
      .map((date) => ({ date, closed: random() < 0.5, intervals: intervals(), label: 'Feast' })),
    temporarilyClosed: null,
  };
}

const pick = (random: () => number, from: string[]) => from[Math.floor(random() * from.length)] ?? '';

const anyTime = (random: () => number) => {
  const minutes = Math.floor(random() * 96) * 15;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** Returns a deterministic random number generator (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
