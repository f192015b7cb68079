import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import { resolveReleases } from '../registry/resolve-release';
import { versionsInSet, type Author } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { changeChannel, type ChannelUpdate } from './change-channel';
import { channelHistory } from './channel-log';
import { HALTING_ACTOR } from './change-rights';

type ChangeResult = Promise<{ change: ChannelChange; isNew: boolean }>;

/** Restores an earlier set of a channel as a whole in one step. A running rollout ends. */
export async function rollBack(
  storage: ReleaseStorage,
  { channel, to, author }: { channel: string; to: string; author: Author },
): ChangeResult {
  const history = await channelHistory(storage, channel);
  const earlier = fallbacksOf(to, history);
  return changeChannel(storage, channel, author, async (current) => {
    if (current.set === to && current.rollout === null) return null;
    if (!earlier) {
      const suggestion = current.earlier.length > 0 ? ` Earlier sets: ${current.earlier.join(', ')}.` : '';
      throw new CliError(404, `${channel} has never had the set ${to}.${suggestion}`);
    }
    // The set is read to make sure that none of its releases has been removed.
    await resolveReleases(storage, await versionsInSet(storage, to));
    return { kind: 'rolled-back', set: to, rollout: null, earlier };
  });
}

/**
 * Returns the fallbacks that pages of that set had when the channel last used it; `undefined` if the channel
 * never did.
 */
function fallbacksOf(to: string, newestFirst: readonly ChannelChange[]): string[] | undefined {
  for (const { set, rollout, earlier } of newestFirst) {
    if (set === to) return earlier;
    if (set !== null && rollout?.set === to) return [set, ...earlier];
  }
  return undefined;
}

/** Ends a rollout if it is still the one that was evaluated. Its visitors get the channel's own set again. */
export async function haltRollout(
  storage: ReleaseStorage,
  { channel, set, ...author }: { channel: string; set: string } & Pick<Author, 'at' | 'reason'>,
): ChangeResult {
  return changeChannel(
    storage,
    channel,
    { ...author, actor: HALTING_ACTOR },
    (current): ChannelUpdate | null =>
      current.rollout?.set === set ? { kind: 'halted', rollout: null } : null,
  );
}
