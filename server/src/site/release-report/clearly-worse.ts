/** The number of loads and failures of a release. */
export interface Tally {
  loads: number;
  failures: number;
}

/** The minimum sample for judging a new release. */
const LEAST_LOADS = 50;
const LEAST_FAILURES = 5;
/** The minimum difference of the failure rates; smaller ones are not noticeable for guests. */
const LEAST_DIFFERENCE = 0.01;
/**
 * The threshold in standard errors. It is high because the test is repeated often, and each repetition can
 * give a false positive.
 */
const CLEARLY = 4.5;
/** A prior for the current release, in case it has few loads: one failure in a hundred. */
const ASSUMED: Tally = { loads: 100, failures: 1 };

/** Returns whether the candidate fails significantly more often than the current release. */
export function isClearlyWorse(candidate: Tally, current: Tally): boolean {
  if (candidate.loads < LEAST_LOADS || candidate.failures < LEAST_FAILURES) return false;
  const before = { loads: current.loads + ASSUMED.loads, failures: current.failures + ASSUMED.failures };
  const difference = rateOf(candidate) - rateOf(before);
  const pooled = (candidate.failures + before.failures) / (candidate.loads + before.loads);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / candidate.loads + 1 / before.loads));
  return difference >= LEAST_DIFFERENCE && difference > CLEARLY * error;
}

export const rateOf = ({ loads, failures }: Tally): number => (loads === 0 ? 0 : failures / loads);
