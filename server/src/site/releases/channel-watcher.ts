import type { ChannelChange, ReleaseSet } from '@guest/shared/contracts/release/release.contract';
import { channelHead, type ChannelHead } from '../../../../release/src/channel/channel-log';
import { readSet } from '../../../../release/src/registry/sets';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import { isUntrusted } from '../../../../release/src/trust/record-signature';
import { StartUpFailure } from '../../platform/errors/start-up-failure';
import { asStartUpFailure } from './open-releases';
import type { ReleaseCache, ResolvedSet } from './release-cache';
import { newestTrusted } from './trusted-set';

/** The current state of a channel with everything its pages may need. */
export interface ChannelState {
  readonly change: ChannelChange;
  readonly plain: ResolvedSet;
  readonly rollout: ResolvedSet | null;
  /** The previous sets, newest first. */
  readonly earlier: readonly ReleaseSet[];
}

interface ReadState extends ChannelState {
  readonly head: ChannelHead;
}

interface WatchedChannel {
  known?: ReadState;
  /** When the channel was last checked. */
  at: number;
  pendingCheck?: Promise<ReadState>;
}

/** A channel is checked again after this long, so a promotion takes effect without a restart. */
const RECHECK_AFTER_MS = 250;
/** If the store is slow or unavailable for longer than this, the guest gets the known set. */
const CHECK_TIMEOUT_MS = 500;

/**
 * Watches channels. A channel that can no longer be read keeps its state, and the error goes to `onError`. A set with a release
 * that the store does not trust is never served: the newest earlier one without such a release takes its place.
 */
export function createChannelWatcher(
  storage: ReleaseStorage,
  cache: ReleaseCache,
  { now, onError }: { now: () => number; onError: (error: unknown) => void },
) {
  const channels = new Map<string, WatchedChannel>();

  async function checkChannel(channel: string, before: ReadState | undefined): Promise<ReadState> {
    const head = await channelHead(storage, channel, before?.head);
    const { change } = head;
    reportRefused(channel, head, before?.head);
    if (before?.head.keys === head.keys && change?.revision === before.change.revision)
      return { ...before, head };
    if (!change || change.set === null) {
      throw new StartUpFailure(`Nothing is released to the channel ${channel} in ${storage.location}.`);
    }
    cache.trust(head.keys);
    const [plain, rollout, earlier] = await Promise.all([
      newestTrusted(cache, [change.set, ...change.earlier], { channel, location: storage.location, onError }),
      change.rollout &&
        newestTrusted(cache, [change.rollout.set], { channel, location: storage.location, onError }).catch(
          nullIfUntrusted,
        ),
      Promise.all(change.earlier.map((id) => readSet(storage, id).catch(nullIfUntrusted))),
    ]);
    return { head, change, plain, rollout, earlier: earlier.filter((set) => set != null) };
  }

  function nullIfUntrusted(error: unknown): null {
    if (!isUntrusted(error)) throw error;
    onError(error);
    return null;
  }

  /** The error is reported, so that a write to the store without a key is noticed. */
  function reportRefused(channel: string, { refused }: ChannelHead, before: ChannelHead | undefined): void {
    for (const [revision, why] of Object.entries(refused)) {
      if (before && revision in before.refused) continue;
      onError(new Error(`Change ${revision} of ${channel} in ${storage.location} does not count: ${why}.`));
    }
  }

  /** Concurrent callers share one check. */
  function checkOnce(channel: string, watched: WatchedChannel): Promise<ReadState> {
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
      // A release that is not trusted is not served, even if there is no other.
      if (isUntrusted(error)) throw error;
      return known;
    });
    return Promise.race([checked, resolveAfter(CHECK_TIMEOUT_MS, known)]);
  };
}

const resolveAfter = <T>(milliseconds: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, value).unref());
