/** A 95 % confidence interval. */
export type Interval = readonly [low: number, high: number];

const RESAMPLES = 2_000;

/** Returns the median; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** Returns one ratio per block, because only values measured together are comparable. */
export const ratios = (values: readonly number[], baseline: readonly number[]): number[] =>
  values.flatMap((value, block) => {
    const base = baseline[block];
    return base ? [value / base] : [];
  });

/** Returns the 95 % bootstrap interval of the median. */
export function bootstrapInterval(values: readonly number[], random: () => number = Math.random): Interval {
  const pick = () => values[Math.floor(random() * values.length)] ?? NaN;
  const medians = Array.from({ length: RESAMPLES }, () => median(values.map(pick))).sort((a, b) => a - b);
  return [medians[Math.floor(RESAMPLES * 0.025)] ?? NaN, medians[Math.floor(RESAMPLES * 0.975)] ?? NaN];
}

/** Returns how much two measurements of the same build differ. */
export const noiseOf = (once: readonly number[], again: readonly number[]): number =>
  Math.abs(median(ratios(again, once)) - 1);
