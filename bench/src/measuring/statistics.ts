/** Between these two lies the true value, in 95 of 100 runs. */
export type Interval = readonly [low: number, high: number];

const RESAMPLES = 2_000;

/** The middle of the values; NaN where there are none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** One ratio for each block: what was measured together is compared with each other only. */
export const ratios = (values: readonly number[], baseline: readonly number[]): number[] =>
  values.flatMap((value, block) => {
    const base = baseline[block];
    return base ? [value / base] : [];
  });

/** The 95 % bootstrap interval of the median. */
export function bootstrapInterval(values: readonly number[], random: () => number = Math.random): Interval {
  const pick = () => values[Math.floor(random() * values.length)] ?? NaN;
  const medians = Array.from({ length: RESAMPLES }, () => median(values.map(pick))).sort((a, b) => a - b);
  return [medians[Math.floor(RESAMPLES * 0.025)] ?? NaN, medians[Math.floor(RESAMPLES * 0.975)] ?? NaN];
}

/** How far a build measured twice is from itself. */
export const noiseOf = (once: readonly number[], again: readonly number[]): number =>
  Math.abs(median(ratios(again, once)) - 1);
