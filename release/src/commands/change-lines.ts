import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';

/** Describes the result of a change for people. */
export function changeLines(
  { channel, revision, set, rollout, before }: ChannelChange,
  { isNew, isDryRun }: { isNew: boolean; isDryRun: boolean },
): string[] {
  const at = [set ?? 'no set', ...(rollout ? [`${rollout.set} for ${rollout.percent} %`] : [])].join(', ');
  if (!isNew) return [`${channel} is already at ${at}. Nothing was changed.`];
  const previous = before?.set && before.set !== set ? `, after ${before.set}` : '';
  return [`${channel} ${isDryRun ? 'would be' : 'is'} at ${at}${previous} (change ${revision}).`];
}
