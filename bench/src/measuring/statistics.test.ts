import { expect, test } from 'vitest';
import { bootstrapInterval, median, noiseOf, ratios } from './statistics';

/** Returns a random generator with the same sequence in every run. */
function seeded(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('the median is the middle value or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 100])).toBe(3);
  expect(median([])).toBeNaN();
});

test('a ratio compares values of the same block', () => {
  const slowDay = 2;

  expect(ratios([100, 120 * slowDay], [50, 60 * slowDay])).toEqual([2, 2]);
});

test('a block without a baseline has no ratio', () => {
  expect(ratios([1, 2], [0, 4])).toEqual([0.5]);
});

test('the interval contains the median and is narrow for similar values', () => {
  const scattered = [0.7, 0.9, 1, 1.1, 1.2, 0.8, 1.3];
  const [low, high] = bootstrapInterval(scattered, seeded());

  expect(low).toBeLessThan(1);
  expect(high).toBeGreaterThan(1);
  expect(low).toBeGreaterThanOrEqual(0.7);
  expect(high).toBeLessThanOrEqual(1.3);
  expect(bootstrapInterval([1, 1, 1], seeded())).toEqual([1, 1]);
});

test('noise is the difference of a build from itself, in either direction', () => {
  expect(noiseOf([100, 100, 100], [96, 97, 90])).toBeCloseTo(0.04);
  expect(noiseOf([100, 100, 100], [104, 103, 110])).toBeCloseTo(0.04);
});
