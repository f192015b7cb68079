import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableOccupancy, type Occupancy } from './table-occupancy';

const minutes = fc.integer({ min: 0, max: 600 });
const taken: fc.Arbitrary<Occupancy> = fc
  .record({ tableId: fc.integer({ min: 1, max: 3 }), from: minutes, long: fc.integer({ min: 1, max: 120 }) })
  .map(({ tableId, from, long }) => ({ tableId, from, to: from + long, partySize: 2 }));

/** The claims of a table never overlap; the database guarantees this. */
const claims = fc.array(taken, { maxLength: 40 }).map((all) =>
  all.reduce<Occupancy[]>((accepted, one) => {
    const overlaps = accepted.some(
      (other) => other.tableId === one.tableId && other.from < one.to && one.from < other.to,
    );
    return overlaps ? accepted : [...accepted, one];
  }, []),
);

test('a table is free exactly when no claim overlaps', () => {
  fc.assert(
    fc.property(claims, minutes, fc.integer({ min: 1, max: 200 }), (all, from, long) => {
      const tables = tableOccupancy(all);

      for (const tableId of [1, 2, 3]) {
        const isTaken = all.some((one) => one.tableId === tableId && one.from < from + long && from < one.to);
        expect(tables.isFree(tableId, from, from + long)).toBe(!isTaken);
      }
    }),
  );
});

test('the arrivals at a time are the parties that start exactly then', () => {
  fc.assert(
    fc.property(claims, minutes, (all, at) => {
      const then = all.filter(({ from }) => from === at);

      expect(tableOccupancy(all).arrivalsAt(at)).toEqual({ parties: then.length, covers: then.length * 2 });
    }),
  );
});
