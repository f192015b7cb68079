import { isSignificantlyWorse, rateOf, type Sample } from './significance-test';
import type { Comparison, ReleaseReportRepository } from './release-report.repository';
import type { Rollouts, RunningRollout } from './rollouts';
import { minDifference, rolloutMetrics, metricTexts, type RolloutMetric } from './rollout-metrics';

/**
 * Halts every running rollout that fails, throws, starts slowly or lacks its first views significantly more often than the
 * release it replaces.
 */
export async function evaluateRollouts(
  rollouts: Pick<Rollouts, 'running' | 'halt'>,
  reports: Pick<ReleaseReportRepository, 'compare'>,
): Promise<void> {
  for (const rollout of await rollouts.running()) {
    const comparison = await reports.compare(rollout);
    const worse = rolloutMetrics.find((metric) => {
      const { candidate, current } = comparison[metric];
      return isSignificantlyWorse(candidate, current, minDifference[metric]);
    });
    if (worse) await rollouts.halt(rollout, reasonOf(rollout, worse, comparison[worse]));
  }
}

function reasonOf(
  { changes }: RunningRollout,
  metric: RolloutMetric,
  { candidate, current }: Comparison[RolloutMetric],
): string {
  const versions = changes.map((it) => `${it.name}@${it.candidate}`).join(', ');
  const what = metricTexts[metric];
  return `${versions} ${what} ${formatSample(candidate)}; what it replaces ${what} ${formatSample(current)}`;
}

const formatSample = (sample: Sample) =>
  `${sample.failures} of ${sample.loads} loads (${(rateOf(sample) * 100).toFixed(1)} %)`;
