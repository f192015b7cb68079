import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import { noMore, word, type Command } from '../command/command';
import { knownChannel } from '../channel/change-channel';
import { channelHistory } from '../channel/channel-log';
import { table } from '../terminal/table';

export const history: Command = {
  name: 'history',
  usage: '<channel>',
  summary: 'Tells every change of a channel, the newest first: when, by whom, why, from what to what.',
  examples: ['history production', 'history production --json'],
  async run({ storage }, words) {
    const channel = word(words, 0, 'the name of a channel');
    noMore(words, 1);
    await knownChannel(storage, channel);
    const changes = await channelHistory(storage, channel);
    return {
      data: { channel, changes },
      lines: table(
        changes.map(({ revision, at, kind, actor, before, set, rollout, reason, waivers }) => [
          String(revision),
          at,
          kind,
          actor,
          `${stateOf(before)} → ${stateOf({ set, rollout })}`,
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
function stateOf(state: ChannelChange['before']): string {
  const rollout = state?.rollout ? ` (${state.rollout.set} for ${state.rollout.percent} %)` : '';
  return `${state?.set ?? '–'}${rollout}`;
}
