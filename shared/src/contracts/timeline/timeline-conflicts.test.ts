import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantOf } from '../core/local-time';
import { findConflicts, type PlannedEntry } from './timeline-conflicts';

const LISBON = 'Europe/Lisbon';
const MINUTE_MS = 60_000;
const at = (localDateTime: string) => instantOf(localDateTime, LISBON);

function entry(kind: PlannedEntry['kind'], from: string, to: string, facts: Partial<PlannedEntry> = {}) {
  return { id: `${kind}:${from}`, kind, startsAt: at(from), endsAt: at(to), ...facts };
}
const table = (from: string, to: string, place = 'grill') => entry('table', from, to, { place });
const activity = (from: string, to: string, place = 'pool') => entry('activity', from, to, { place });
const order = (from: string, to: string) => entry('order', from, to, { isForRoom: true });
const stay = (checkin: string, checkout: string) => entry('stay', `${checkin}T15:00`, `${checkout}T12:00`);

const found = (...entries: PlannedEntry[]) =>
  findConflicts(entries).map(({ a, b, kind, minutes }) => [kind, minutes, a, b]);

test('R-12 two visits at the same time overlap, whichever comes first in the list', () => {
  const dinner = table('2026-06-10T20:00', '2026-06-10T21:30');
  const show = activity('2026-06-10T21:00', '2026-06-10T22:00');

  expect(found(dinner, show)).toEqual([['overlap', 30, dinner.id, show.id]]);
  expect(found(show, dinner)).toEqual([['overlap', 30, dinner.id, show.id]]);
});

test.each([
  ['10:00', 'pool', [['tight', 0]]],
  ['10:14', 'pool', [['tight', 14]]],
  ['10:15', 'pool', []],
  ['10:00', 'grill', []],
])('R-12 a visit at %s at the %s after one at the grill until 10:00', (start, place, conflicts) => {
  const first = table('2026-06-10T09:00', '2026-06-10T10:00');

  const shown = found(first, activity(`2026-06-10T${start}`, '2026-06-10T12:00', place));

  expect(shown.map(([kind, minutes]) => [kind, minutes])).toEqual(conflicts);
});

test('R-12 nothing is known about the way to an unknown place', () => {
  const first = table('2026-06-10T09:00', '2026-06-10T10:00');

  expect(found(first, entry('activity', '2026-06-10T10:05', '2026-06-10T11:00'))).toEqual([]);
});

test.each([
  ['11:00', '13:00', [['overlap', 60]]],
  ['12:00', '13:00', []],
  ['11:00', '12:00', []],
])('R-12 a visit from %s to %s and the check-out at 12:00', (from, to, conflicts) => {
  const shown = found(stay('2026-06-08', '2026-06-12'), table(`2026-06-12T${from}`, `2026-06-12T${to}`));

  expect(shown.map(([kind, minutes]) => [kind, minutes])).toEqual(conflicts);
});

describe('an order to the room', () => {
  const dinner = table('2026-06-10T20:00', '2026-06-10T21:30');

  test.each([
    ['20:15', '20:30', [['away', 15]]],
    ['19:50', '20:10', [['away', 10]]],
    ['19:45', '20:00', []],
    ['21:30', '21:45', []],
    ['20:30', '20:30', [['away', 0]]],
    ['20:00', '20:00', [['away', 0]]],
    ['21:30', '21:30', []],
  ])('R-12 from %s to %s is compared with a dinner from 20:00 to 21:30', (from, to, conflicts) => {
    const shown = found(dinner, order(`2026-06-10T${from}`, `2026-06-10T${to}`));

    expect(shown.map(([kind, minutes]) => [kind, minutes])).toEqual(conflicts);
  });

  test('R-12 an order to a table is no conflict', () => {
    expect(found(dinner, entry('order', '2026-06-10T20:15', '2026-06-10T20:30'))).toEqual([]);
  });

  test('R-12 after the departure it is named with the stay that has ended last', () => {
    const [first, last] = [stay('2026-06-01', '2026-06-03'), stay('2026-06-08', '2026-06-12')];
    const late = order('2026-06-12T13:00', '2026-06-12T13:15');

    expect(found(first, last, late)).toEqual([['after_checkout', 60, last.id, late.id]]);
  });

  test('R-12 between two stays in a row the guest still has a room', () => {
    const stays = [stay('2026-06-08', '2026-06-12'), { ...stay('2026-06-12', '2026-06-14') }];
    const second = stays[1];
    if (second) second.startsAt = at('2026-06-12T12:00');

    expect(found(...stays, order('2026-06-12T13:00', '2026-06-12T13:15'))).toEqual([]);
  });
});

test('R-12 on the night when clocks go back, the repeated hour counts once', () => {
  // In Lisbon 01:30 happens twice on 25 October; the local time means the first.
  const first = table('2026-10-25T00:30', '2026-10-25T01:30');
  const second = activity('2026-10-25T02:00', '2026-10-25T03:00');

  expect(second.startsAt - first.endsAt).toBe(90 * MINUTE_MS);
  expect(found(first, second)).toEqual([]);
});

test('R-12 on the night when clocks go forward, the skipped hour makes two visits tight', () => {
  // In Lisbon 01:00 is 02:00 on 29 March.
  const first = table('2026-03-29T00:00', '2026-03-29T00:55');
  const second = activity('2026-03-29T02:05', '2026-03-29T03:00');

  expect(found(first, second)).toEqual([['tight', 10, first.id, second.id]]);
});

test('R-12 a dinner over midnight at the year’s end overlaps what begins after it', () => {
  const shown = found(
    table('2026-12-31T22:00', '2027-01-01T01:30'),
    activity('2027-01-01T00:30', '2027-01-01T02:00'),
  );

  expect(shown.map(([kind, minutes]) => [kind, minutes])).toEqual([['overlap', 60]]);
});

const anyEntries = fc
  .array(
    fc.record({
      kind: fc.constantFrom('stay', 'table', 'activity', 'order', 'request'),
      start: fc.integer({ min: 0, max: 2_880 }),
      length: fc.integer({ min: 1, max: 240 }),
      place: fc.constantFrom('grill', 'pool', undefined),
      isForRoom: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ kind, start, length, place, isForRoom }, i): PlannedEntry => {
      const isVisit = kind === 'table' || kind === 'activity';
      return {
        id: `${kind}:${i}`,
        kind: kind as PlannedEntry['kind'],
        startsAt: start * MINUTE_MS,
        endsAt: (start + length) * MINUTE_MS,
        place: isVisit ? place : undefined,
        isForRoom: !isVisit && kind !== 'stay' && isForRoom,
      };
    }),
  );

test('R-12 conflicts do not depend on the order of the entries, and each pair has at most one of a kind', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const keys = findConflicts(entries).map((one) => JSON.stringify(one));

      expect(new Set(keys).size).toBe(keys.length);
      expect(
        findConflicts([...entries].reverse())
          .map((one) => JSON.stringify(one))
          .sort(),
      ).toEqual([...keys].sort());
    }),
  );
});

test('R-12 every conflict is true of its two entries, and every overlap of visits is found', () => {
  fc.assert(
    fc.property(anyEntries, (entries) => {
      const conflicts = findConflicts(entries);
      const byId = new Map(entries.map((one) => [one.id, one]));

      for (const { a, b, kind, minutes } of conflicts) {
        const [first, second] = [byId.get(a), byId.get(b)];
        if (!first || !second) throw new Error('a conflict names an unknown entry');
        expect(minutes).toBeGreaterThanOrEqual(0);
        if (kind === 'tight') expect(minutes).toBe((second.startsAt - first.endsAt) / MINUTE_MS);
        if (kind === 'tight') expect(minutes).toBeLessThan(15);
        if (kind === 'after_checkout') expect(second.startsAt).toBeGreaterThan(first.endsAt);
      }
      const visits = entries.filter(({ kind }) => kind === 'table' || kind === 'activity');
      for (const one of visits) {
        for (const other of visits) {
          if (one.id >= other.id || one.startsAt >= other.endsAt || other.startsAt >= one.endsAt) continue;
          const isNamed = conflicts.some(
            ({ kind, a, b }) => kind === 'overlap' && [a, b].includes(one.id) && [a, b].includes(other.id),
          );
          expect(isNamed).toBe(true);
        }
      }
    }),
  );
});
