import type { ChannelChange } from '@guest/shared/contracts/release.contract';
import { recordsOf } from '../feed/parts';
import { knownSet, versionsOf, type Author } from '../feed/sets';
import type { ReleaseStorage } from '../storage/storage';
import { Trouble } from '../trouble';
import { changeChannel, type ChannelStep } from './change-channel';
import { channelHistory } from './channel-log';

type Outcome = Promise<{ change: ChannelChange; isNew: boolean }>;

/** Takes a channel back to a set that it had, as a whole and in one step; a rollout ends with it. */
export async function rollBack(
  storage: ReleaseStorage,
  { channel, to, author }: { channel: string; to: string; author: Author },
): Outcome {
  const history = await channelHistory(storage, channel);
  const had = new Set(history.flatMap(({ set, rollout }) => [set, rollout?.set]));
  return changeChannel(storage, channel, author, async (now) => {
    if (now.set === to && now.rollout === null) return null;
    if (!had.has(to)) {
      const choice = now.earlier.length > 0 ? ` Before this one it had: ${now.earlier.join(', ')}.` : '';
      throw new Trouble(404, `${channel} never had the set ${to}.${choice}`);
    }
    // What was taken away meanwhile cannot be gone back to.
    await recordsOf(storage, versionsOf(await knownSet(storage, to)));
    return { kind: 'rolled-back', set: to, rollout: null, earlier: below(now, to) };
  });
}

/** What it had before that set; what came after is nothing to fall back on. */
function below({ set, earlier }: ChannelChange, to: string): string[] {
  if (set === to) return earlier;
  const at = earlier.indexOf(to);
  return at < 0 ? earlier : earlier.slice(at + 1);
}

/** Ends a rollout, for as long as it is the one that was judged: its visitors get the channel's own set again. */
export async function haltRollout(
  storage: ReleaseStorage,
  { channel, set, author }: { channel: string; set: string; author: Author },
): Outcome {
  return changeChannel(storage, channel, author, (now): ChannelStep | null =>
    now.rollout?.set === set ? { kind: 'halted', rollout: null } : null,
  );
}
