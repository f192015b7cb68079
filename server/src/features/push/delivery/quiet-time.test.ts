import { instantOf, localDateTimeAt, timeOf } from '@guest/shared/contracts/core/local-time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quietUntil } from './quiet-time';

const NIGHT = { from: '22:00', to: '08:00' };
const ZONES = ['Atlantic/Canary', 'Asia/Muscat', 'Asia/Tokyo', 'Australia/Lord_Howe', 'America/New_York'];
const MINUTE_MS = 60_000;

const endsAt = (local: string, zone: string, hours = NIGHT) => {
  const end = quietUntil(instantOf(local, zone), hours, zone);
  return end === undefined ? undefined : localDateTimeAt(end, zone);
};

test.each([
  ['2026-06-10T21:59', undefined],
  ['2026-06-10T22:00', '2026-06-11T08:00'],
  ['2026-06-11T07:59', '2026-06-11T08:00'],
  ['2026-06-11T08:00', undefined],
])('at %s the quiet hours end at %s', (local, expected) => {
  expect(endsAt(local, 'Asia/Muscat')).toBe(expected);
});

test('quiet hours within a day, around the clock change, and none', () => {
  expect(endsAt('2026-06-10T14:30', 'Asia/Tokyo', { from: '14:00', to: '16:00' })).toBe('2026-06-10T16:00');
  expect(endsAt('2026-06-10T13:30', 'Asia/Tokyo', { from: '14:00', to: '16:00' })).toBeUndefined();
  expect(quietUntil(0, null, 'Asia/Tokyo')).toBeUndefined();
  expect(quietUntil(0, { from: '09:00', to: '09:00' }, 'Asia/Tokyo')).toBeUndefined();
});

test.each([
  ['spring, when the clock goes forward', '2026-03-28T22:00', 9],
  ['autumn, when the clock goes back', '2026-10-24T22:00', 11],
  ['an ordinary night', '2026-06-10T22:00', 10],
])('in %s, the quiet hours end at eight by the clock of the hotel', (_night, local, hours) => {
  const zone = 'Atlantic/Canary';
  const start = instantOf(local, zone);

  const end = quietUntil(start, NIGHT, zone);

  expect(((end ?? 0) - start) / (60 * MINUTE_MS)).toBe(hours);
});

test('quiet hours whose end is skipped by a clock change end at that moment', () => {
  // In New York the clock goes from 02:00 to 03:00 on this night.
  expect(endsAt('2026-03-07T23:00', 'America/New_York', { from: '22:00', to: '02:30' })).toBe(
    '2026-03-08T03:00',
  );
});

test('in a repeated hour, the quiet hours end twice', () => {
  // In New York the clock goes from 02:00 back to 01:00 on this night.
  const first = instantOf('2026-11-01T01:10', 'America/New_York');
  const hours = { from: '22:00', to: '01:30' };

  expect(quietUntil(first, hours, 'America/New_York')).toBe(first + 20 * MINUTE_MS);
  const second = first + 60 * MINUTE_MS;
  expect(quietUntil(second, hours, 'America/New_York')).toBe(second + 20 * MINUTE_MS);
});

const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map(([h, m]) => `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`);

/** Returns the clock changes of a zone in a year, as the first minutes after them. */
function clockChanges(zone: string): number[] {
  const offsetAt = (instant: number) => Date.parse(`${localDateTimeAt(instant, zone)}Z`) - instant;
  const [start, end] = [Date.UTC(2026, 0), Date.UTC(2027, 0)];
  const step = 30 * MINUTE_MS;
  return Array.from({ length: (end - start) / step }, (_, i) => start + i * step).filter(
    (instant) => offsetAt(instant) !== offsetAt(instant - step),
  );
}

test.each(['Atlantic/Canary', 'Australia/Lord_Howe', 'America/New_York'])(
  'around both clock changes in %s, they end in the first minute that is not quiet',
  (zone) => {
    const changes = clockChanges(zone);
    expect(changes).toHaveLength(2);
    fc.assert(
      fc.property(
        fc.constantFrom(...changes),
        fc.integer({ min: -20 * 60, max: 4 * 60 }),
        fc.record({ from: time, to: time }),
        (change, minutes, hours) => {
          const now = change + minutes * MINUTE_MS;
          const isQuiet = (instant: number) => {
            const clock = timeOf(localDateTimeAt(instant, zone));
            const [isAfter, isBefore] = [clock >= hours.from, clock < hours.to];
            return hours.from < hours.to
              ? isAfter && isBefore
              : hours.from > hours.to && (isAfter || isBefore);
          };
          let expected = now;
          while (isQuiet(expected)) expected += MINUTE_MS;
          expect(quietUntil(now, hours, zone) ?? now).toBe(expected);
        },
      ),
      { numRuns: 60 },
    );
  },
);

test('the end of quiet hours is in the future, is not quiet itself, and comes within 26 hours', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
      fc.record({ from: time, to: time }),
      fc.constantFrom(...ZONES),
      (now, hours, zone) => {
        const end = quietUntil(now, hours, zone);
        if (end === undefined) return;
        expect(end).toBeGreaterThan(now);
        expect(end - now).toBeLessThan(26 * 60 * MINUTE_MS);
      },
    ),
  );
});
