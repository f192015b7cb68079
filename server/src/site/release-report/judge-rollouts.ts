import { isClearlyWorse, rateOf, type Tally } from './clearly-worse';
import type { ReleaseReportRepository } from './release-report.repository';
import type { Rollouts, RunningRollout } from './rollouts';

/** Halts every running rollout that fails significantly more often than the release it replaces. */
export async function judgeRollouts(
  rollouts: Pick<Rollouts, 'running' | 'halt'>,
  reports: Pick<ReleaseReportRepository, 'compare'>,
): Promise<void> {
  for (const rollout of await rollouts.running()) {
    const { candidate, current } = await reports.compare(rollout);
    if (isClearlyWorse(candidate, current))
      await rollouts.halt(rollout, reasonOf(rollout, candidate, current));
  }
}

function reasonOf({ changes }: RunningRollout, candidate: Tally, current: Tally): string {
  const versions = changes.map((it) => `${it.name}@${it.candidate}`).join(', ');
  return `${versions} failed ${inWords(candidate)}; what it replaces failed ${inWords(current)}`;
}

const inWords = (tally: Tally) =>
  `${tally.failures} of ${tally.loads} loads (${(rateOf(tally) * 100).toFixed(1)} %)`;
