import type { ChannelChange, ReleaseSet } from '@guest/shared/contracts/release.contract';
import { latestChange } from '../../../release/src/channel/channel-log';
import { readSet } from '../../../release/src/feed/sets';
import type { ReleaseStorage } from '../../../release/src/storage/storage';
import { StartUpFailure } from '../start-up-failure';
import { asStartUpFailure } from './open-releases';
import type { ReleaseShelf, ResolvedSet } from './release-shelf';

/** What a channel is at, with all that its pages may need. */
export interface ChannelNow {
  readonly change: ChannelChange;
  readonly plain: ResolvedSet;
  readonly rollout: ResolvedSet | null;
  /** The sets before, the newest first. */
  readonly earlier: readonly ReleaseSet[];
}

/** A channel is looked at again after this long, so a promotion is seen without a restart. */
const LOOK_AGAIN_AFTER_MS = 250;

/** Follows channels. One that cannot be read any more stays as it was, and `onTrouble` hears of it. */
export function createChannelWatch(
  storage: ReleaseStorage,
  shelf: ReleaseShelf,
  { now, onTrouble }: { now: () => number; onTrouble: (error: unknown) => void },
) {
  const looks = new Map<string, { at: number; seen: Promise<ChannelNow> }>();

  async function setOfChannel(channel: string, id: string): Promise<ResolvedSet> {
    const found = await shelf.find(id);
    if (found) return found;
    throw new StartUpFailure(`The channel ${channel} points to set ${id}, which is not in ${storage.place}.`);
  }

  async function look(channel: string, before: ChannelNow | undefined): Promise<ChannelNow> {
    const change = await latestChange(storage, channel, before?.change);
    if (before && change?.revision === before.change.revision) return before;
    if (!change || change.set === null) {
      throw new StartUpFailure(`Nothing is released to the channel ${channel} in ${storage.place}.`);
    }
    const earlier = await Promise.all(change.earlier.map((id) => readSet(storage, id)));
    return {
      change,
      plain: await setOfChannel(channel, change.set),
      rollout: change.rollout && (await setOfChannel(channel, change.rollout.set)),
      earlier: earlier.filter((set) => set !== undefined),
    };
  }

  return (channel: string): Promise<ChannelNow> => {
    const last = looks.get(channel);
    if (last && now() - last.at < LOOK_AGAIN_AFTER_MS) return last.seen;
    const seen = lookAfter(channel, last?.seen);
    looks.set(channel, { at: now(), seen });
    // A start that found nothing is no answer to keep.
    seen.catch(() => looks.delete(channel));
    return seen;
  };

  async function lookAfter(channel: string, last: Promise<ChannelNow> | undefined): Promise<ChannelNow> {
    const before = await last?.catch(() => undefined);
    try {
      return await look(channel, before);
    } catch (error) {
      if (!before) return asStartUpFailure(error);
      onTrouble(error);
      return before;
    }
  }
}
