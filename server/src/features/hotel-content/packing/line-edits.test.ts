import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineEdits } from './line-edits';

/** Returns lines that count how often one of them is read. */
function counted(lines: readonly number[]) {
  const count = { reads: 0 };
  const get = (of: readonly number[], name: string | symbol): unknown => {
    if (name !== 'length') count.reads += 1;
    return Reflect.get(of, name);
  };
  return { lines: new Proxy(lines, { get }), count };
}

const repeated = (length: number) => Array.from({ length }, () => 0);

test('the edits turn one text into the other one, and are the fewest', () => {
  const lines = fc.array(fc.nat(3), { maxLength: 30 });
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const edits = lineEdits(before, after) ?? expect.fail();
      const result: number[] = [];
      let next = 0;
      for (const { from, to, newFrom, newTo } of edits) {
        expect(from).toBeGreaterThanOrEqual(next);
        result.push(...before.slice(next, from), ...after.slice(newFrom, newTo));
        next = to;
      }
      expect([...result, ...before.slice(next)]).toEqual(after);
      const different = edits.reduce((sum, one) => sum + one.to - one.from + one.newTo - one.newFrom, 0);
      expect(different).toBe(before.length + after.length - 2 * longestCommon(before, after));
    }),
  );
});

function longestCommon(before: readonly number[], after: readonly number[]): number {
  let above = repeated(after.length + 1);
  for (const line of before) {
    const row = [0];
    for (const [i, other] of after.entries())
      row.push(line === other ? (above[i] ?? 0) + 1 : Math.max(row[i] ?? 0, above[i + 1] ?? 0));
    above = row;
  }
  return above[after.length] ?? 0;
}

test.each([
  ['thousands of other lines', repeated(300_000), repeated(299_000)],
  ['the other lines in the middle', [...repeated(150_000), 2, ...repeated(140_000)], repeated(300_000)],
])(
  'a line that is repeated half a million times is read a few million times at most: %s',
  (_, rest, next) => {
    const before = counted([1, ...repeated(100_000), 2, ...rest, 3]);
    const after = counted([4, ...next, 5, ...repeated(100_000), 6]);

    lineEdits(before.lines, after.lines);

    expect(before.count.reads + after.count.reads).toBeLessThan(4_000_000);
  },
);
