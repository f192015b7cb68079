import { isSignificantlyWorse, rateOf, type Sample } from './significance-test';
import type { ReleaseReportRepository } from './release-report.repository';
import type { Rollouts, RunningRollout } from './rollouts';

/** Halts every running rollout that fails significantly more often than the release it replaces. */
export async function evaluateRollouts(
  rollouts: Pick<Rollouts, 'running' | 'halt'>,
  reports: Pick<ReleaseReportRepository, 'compare'>,
): Promise<void> {
  for (const rollout of await rollouts.running()) {
    const { candidate, current } = await reports.compare(rollout);
    if (isSignificantlyWorse(candidate, current))
      await rollouts.halt(rollout, reasonOf(rollout, candidate, current));
  }
}

function reasonOf({ changes }: RunningRollout, candidate: Sample, current: Sample): string {
  const versions = changes.map((it) => `${it.name}@${it.candidate}`).join(', ');
  return `${versions} failed ${formatSample(candidate)}; what it replaces failed ${formatSample(current)}`;
}

const formatSample = (sample: Sample) =>
  `${sample.failures} of ${sample.loads} loads (${(rateOf(sample) * 100).toFixed(1)} %)`;
