import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import type { Command } from '../command/command';
import { requireChannel } from '../channel/change-channel';
import { channelHistory } from '../channel/channel-log';
import { table } from '../terminal/table';

export const history: Command = {
  name: 'history',
  args: '<channel>',
  summary:
    'Lists every change of a channel, newest first, with time, author, reason, and the set before and after.',
  examples: ['history production', 'history production --json'],
  async run({ storage }, [channel = '']) {
    await requireChannel(storage, channel);
    const changes = await channelHistory(storage, channel);
    return {
      data: { channel, changes },
      lines: table(
        changes.map(({ revision, at, kind, actor, before, set, rollout, reason, waivers }) => [
          String(revision),
          at,
          kind,
          actor,
          `${formatState(before)} → ${formatState({ set, rollout })}`,
          [
            reason,
            ...waivers.map(({ rule, part, by, reason: why }) => `waived ${rule} of ${part} by ${by}: ${why}`),
          ].join('; '),
        ]),
      ),
    };
  },
};

/** Formats the state of a channel: its set and that of a rollout. */
function formatState(state: ChannelChange['before']): string {
  const rollout = state?.rollout ? ` (${state.rollout.set} for ${state.rollout.percent} %)` : '';
  return `${state?.set ?? '–'}${rollout}`;
}
