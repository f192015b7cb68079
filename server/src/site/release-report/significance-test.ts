/** The number of loads and failures of a release. */
export interface Sample {
  loads: number;
  failures: number;
}

/** The minimum sample for judging a new release. */
const MIN_LOADS = 50;
const MIN_FAILURES = 5;
/**
 * The threshold in standard errors. It is high because the test is repeated often, and each repetition can
 * give a false positive.
 */
const THRESHOLD = 4.5;
/** A prior for the current release, in case it has few loads: one failure in a hundred. */
const PRIOR: Sample = { loads: 100, failures: 1 };

/**
 * Returns whether the candidate fails significantly more often than the current release. Differences of the rates below
 * `minDifference` are not noticeable for guests.
 */
export function isSignificantlyWorse(candidate: Sample, current: Sample, minDifference: number): boolean {
  if (candidate.loads < MIN_LOADS || candidate.failures < MIN_FAILURES) return false;
  const before = { loads: current.loads + PRIOR.loads, failures: current.failures + PRIOR.failures };
  const difference = rateOf(candidate) - rateOf(before);
  const pooled = (candidate.failures + before.failures) / (candidate.loads + before.loads);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / candidate.loads + 1 / before.loads));
  return difference >= minDifference && difference > THRESHOLD * error;
}

export const rateOf = ({ loads, failures }: Sample): number => (loads === 0 ? 0 : failures / loads);
