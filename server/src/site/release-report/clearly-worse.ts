/** How often something was asked for, and how often it failed. */
export interface Tally {
  loads: number;
  failures: number;
}

/** A new release is not judged by less. */
const LEAST_LOADS = 50;
const LEAST_FAILURES = 5;
/** By how much of all loads it has to be worse, so that nobody is stopped for what no guest would notice. */
const LEAST_DIFFERENCE = 0.01;
/** Standard errors. It is looked at over and over, and every look is another chance to be wrong. */
const CLEARLY = 4.5;
/** What is taken for granted of the one before, where little is known of it: a failure in a hundred loads. */
const ASSUMED: Tally = { loads: 100, failures: 1 };

/** Whether a candidate fails so much more often than what it replaces that chance does not explain it. */
export function isClearlyWorse(candidate: Tally, current: Tally): boolean {
  if (candidate.loads < LEAST_LOADS || candidate.failures < LEAST_FAILURES) return false;
  const before = { loads: current.loads + ASSUMED.loads, failures: current.failures + ASSUMED.failures };
  const difference = rateOf(candidate) - rateOf(before);
  const pooled = (candidate.failures + before.failures) / (candidate.loads + before.loads);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / candidate.loads + 1 / before.loads));
  return difference >= LEAST_DIFFERENCE && difference > CLEARLY * error;
}

export const rateOf = ({ loads, failures }: Tally): number => (loads === 0 ? 0 : failures / loads);
