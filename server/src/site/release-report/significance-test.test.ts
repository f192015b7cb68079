import { expect, test } from 'vitest';
import { isSignificantlyWorse, type Sample } from './significance-test';

test.each<[string, Sample, Sample, boolean]>([
  [
    'a candidate that always fails is stopped after fifty loads',
    { loads: 50, failures: 50 },
    { loads: 500, failures: 2 },
    true,
  ],
  [
    'a candidate that always fails is not judged before fifty loads',
    { loads: 49, failures: 49 },
    { loads: 500, failures: 2 },
    false,
  ],
  ['a few failures are not significant', { loads: 50, failures: 4 }, { loads: 50_000, failures: 0 }, false],
  [
    'a candidate that fails as often as the previous release continues, however often that is',
    { loads: 1_000, failures: 300 },
    { loads: 9_000, failures: 2_700 },
    false,
  ],
  [
    'a difference that no guest would notice does not stop a rollout',
    { loads: 1_000_000, failures: 5_000 },
    { loads: 1_000_000, failures: 1_000 },
    false,
  ],
  [
    'a candidate without a previous release is compared with the assumed failure rate',
    { loads: 60, failures: 20 },
    { loads: 0, failures: 0 },
    true,
  ],
  [
    'a candidate that fails less often is not worse',
    { loads: 500, failures: 5 },
    { loads: 500, failures: 200 },
    false,
  ],
])('M-05 %s', (_, candidate, current, expected) => {
  expect(isSignificantlyWorse(candidate, current, 0.01)).toBe(expected);
});

test('M-05 of a thousand equally good rollouts checked every ten loads, at most three stop', () => {
  const chance = chances(1);
  let stopped = 0;
  for (let i = 0; i < 1_000; i += 1) {
    if (loadsUntilStopped(chance, { candidate: 0.02, current: 0.02 }, 2_000) !== undefined) stopped += 1;
  }

  expect(stopped).toBeLessThanOrEqual(3);
});

test.each([
  [0.5, 120],
  [0.2, 300],
  [0.08, 1_400],
])('M-05 a rollout with failure rate %d instead of 0.01 stops within %i loads', (candidate, most) => {
  const chance = chances(2);
  for (let i = 0; i < 100; i += 1) {
    expect(loadsUntilStopped(chance, { candidate, current: 0.01 }, 5_000)).toBeLessThanOrEqual(most);
  }
});

/** Simulates a rollout to a tenth of the visitors, load by load. */
function loadsUntilStopped(
  chance: () => number,
  rates: { candidate: number; current: number },
  most: number,
): number | undefined {
  const candidate = { loads: 0, failures: 0 };
  const current = { loads: 0, failures: 0 };
  while (candidate.loads < most) {
    candidate.loads += 1;
    if (chance() < rates.candidate) candidate.failures += 1;
    for (let other = 0; other < 9; other += 1) {
      current.loads += 1;
      if (chance() < rates.current) current.failures += 1;
    }
    if (candidate.loads % 10 === 0 && isSignificantlyWorse(candidate, current, 0.01)) return candidate.loads;
  }
  return undefined;
}

/** A seeded random generator, so that every run is the same. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
