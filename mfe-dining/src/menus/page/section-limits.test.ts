import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sectionLimits } from './section-limits';

test('dishes are assigned to sections from the top, up to the size of each', () => {
  expect(sectionLimits([2, 0, 5, 3], 4)).toEqual([2, 0, 2, 0]);
  expect(sectionLimits([2, 0, 5, 3], Infinity)).toEqual([2, 0, 5, 3]);
});

test('a section is started only when the one above it is complete', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40)), fc.nat(400), (counts, dishes) => {
      const shares = sectionLimits(counts, dishes);

      const total = counts.reduce((sum, it) => sum + it, 0);
      expect(shares.reduce((sum, it) => sum + it, 0)).toBe(Math.min(total, dishes));
      const unfinished = shares.findIndex((share, i) => share < (counts[i] ?? 0));
      if (unfinished >= 0) expect(shares.slice(unfinished + 1).every((share) => share === 0)).toBe(true);
    }),
  );
});
