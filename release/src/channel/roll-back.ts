import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import { recordsOf } from '../feed/parts';
import { versionsAt, type Author } from '../feed/sets';
import type { ReleaseStorage } from '../storage/storage';
import { Trouble } from '../errors/trouble';
import { changeChannel, type ChannelStep } from './change-channel';
import { channelHistory } from './channel-log';

type Outcome = Promise<{ change: ChannelChange; isNew: boolean }>;

/** Restores an earlier set of a channel as a whole in one step. A running rollout ends. */
export async function rollBack(
  storage: ReleaseStorage,
  { channel, to, author }: { channel: string; to: string; author: Author },
): Outcome {
  const history = await channelHistory(storage, channel);
  const earlier = fallbacksOf(to, history);
  return changeChannel(storage, channel, author, async (now) => {
    if (now.set === to && now.rollout === null) return null;
    if (!earlier) {
      const choice = now.earlier.length > 0 ? ` Before this one it had: ${now.earlier.join(', ')}.` : '';
      throw new Trouble(404, `${channel} never had the set ${to}.${choice}`);
    }
    // The set is read to make sure that none of its releases has been removed.
    await recordsOf(storage, await versionsAt(storage, to));
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
  { channel, set, author }: { channel: string; set: string; author: Author },
): Outcome {
  return changeChannel(storage, channel, author, (now): ChannelStep | null =>
    now.rollout?.set === set ? { kind: 'halted', rollout: null } : null,
  );
}
