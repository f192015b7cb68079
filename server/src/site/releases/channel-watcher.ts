import type { ChannelChange, ReleaseSet } from '@guest/shared/contracts/release/release.contract';
import { latestChange } from '../../../../release/src/channel/channel-log';
import { readSet } from '../../../../release/src/registry/sets';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import { StartUpFailure } from '../../platform/errors/start-up-failure';
import { asStartUpFailure } from './open-releases';
import type { ReleaseCache, ResolvedSet } from './release-cache';

/** The current state of a channel with everything its pages may need. */
export interface ChannelState {
  readonly change: ChannelChange;
  readonly plain: ResolvedSet;
  readonly rollout: ResolvedSet | null;
  /** The previous sets, newest first. */
  readonly earlier: readonly ReleaseSet[];
}

interface WatchedChannel {
  known?: ChannelState;
  /** When the channel was last checked. */
  at: number;
  pendingCheck?: Promise<ChannelState>;
}

/** A channel is checked again after this long, so a promotion takes effect without a restart. */
const RECHECK_AFTER_MS = 250;
/** If the store is slow or unavailable for longer than this, the guest gets the known set. */
const CHECK_TIMEOUT_MS = 500;

/**
 * Watches channels. A channel that can no longer be read keeps its state, and the error goes to `onError`.
 */
export function createChannelWatcher(
  storage: ReleaseStorage,
  cache: ReleaseCache,
  { now, onError }: { now: () => number; onError: (error: unknown) => void },
) {
  const channels = new Map<string, WatchedChannel>();

  async function setOfChannel(channel: string, id: string): Promise<ResolvedSet> {
    const found = await cache.find(id);
    if (found) return found;
    throw new StartUpFailure(
      `The channel ${channel} points to set ${id}, which is not in ${storage.location}.`,
    );
  }

  async function checkChannel(channel: string, before: ChannelState | undefined): Promise<ChannelState> {
    const change = await latestChange(storage, channel, before?.change);
    if (before && change?.revision === before.change.revision) return before;
    if (!change || change.set === null) {
      throw new StartUpFailure(`Nothing is released to the channel ${channel} in ${storage.location}.`);
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
  function checkOnce(channel: string, watched: WatchedChannel): Promise<ChannelState> {
    watched.pendingCheck ??= checkChannel(channel, watched.known)
      .then((state) => (watched.known = state))
      .finally(() => {
        watched.at = now();
        watched.pendingCheck = undefined;
      });
    return watched.pendingCheck;
  }

  return async (channel: string): Promise<ChannelState> => {
    const watched = channels.get(channel) ?? { at: 0 };
    const { known } = watched;
    if (known && now() - watched.at < RECHECK_AFTER_MS) return known;
    if (!known) {
      const state = await checkOnce(channel, watched).catch(asStartUpFailure);
      channels.set(channel, watched);
      return state;
    }
    const checked = checkOnce(channel, watched).catch((error: unknown) => {
      onError(error);
      return known;
    });
    return Promise.race([checked, resolveAfter(CHECK_TIMEOUT_MS, known)]);
  };
}

const resolveAfter = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());
