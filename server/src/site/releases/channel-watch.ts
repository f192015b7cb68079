import type { ChannelChange, ReleaseSet } from '@guest/shared/contracts/release/release.contract';
import { latestChange } from '../../../../release/src/channel/channel-log';
import { readSet } from '../../../../release/src/feed/sets';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import { StartUpFailure } from '../../platform/errors/start-up-failure';
import { asStartUpFailure } from './open-releases';
import type { ReleaseShelf, ResolvedSet } from './release-shelf';

/** The current state of a channel with everything its pages may need. */
export interface ChannelNow {
  readonly change: ChannelChange;
  readonly plain: ResolvedSet;
  readonly rollout: ResolvedSet | null;
  /** The previous sets, newest first. */
  readonly earlier: readonly ReleaseSet[];
}

interface Watched {
  known?: ChannelNow;
  /** When the channel was last checked. */
  at: number;
  looking?: Promise<ChannelNow>;
}

/** A channel is checked again after this long, so a promotion takes effect without a restart. */
const LOOK_AGAIN_AFTER_MS = 250;
/** If the store is slow or unavailable for longer than this, the guest gets the known set. */
const PATIENCE_MS = 500;

/**
 * Watches channels. A channel that can no longer be read keeps its state, and the error goes to `onTrouble`.
 */
export function createChannelWatch(
  storage: ReleaseStorage,
  shelf: ReleaseShelf,
  { now, onTrouble }: { now: () => number; onTrouble: (error: unknown) => void },
) {
  const channels = new Map<string, Watched>();

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

  /** Concurrent callers share one check. */
  function lookAt(channel: string, watched: Watched): Promise<ChannelNow> {
    watched.looking ??= look(channel, watched.known)
      .then((seen) => (watched.known = seen))
      .finally(() => {
        watched.at = now();
        watched.looking = undefined;
      });
    return watched.looking;
  }

  return async (channel: string): Promise<ChannelNow> => {
    const watched = channels.get(channel) ?? { at: 0 };
    const { known } = watched;
    if (known && now() - watched.at < LOOK_AGAIN_AFTER_MS) return known;
    if (!known) {
      const seen = await lookAt(channel, watched).catch(asStartUpFailure);
      channels.set(channel, watched);
      return seen;
    }
    const looked = lookAt(channel, watched).catch((error: unknown) => {
      onTrouble(error);
      return known;
    });
    return Promise.race([looked, later(PATIENCE_MS, known)]);
  };
}

const later = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());
