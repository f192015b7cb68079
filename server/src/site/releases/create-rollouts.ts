import { channelNames, latestChange } from '../../../../release/src/channel/channel-log';
import { haltRollout } from '../../../../release/src/channel/roll-back';
import { saveFigures } from '../../../../release/src/registry/figures';
import { readSet, versionsOf } from '../../../../release/src/registry/sets';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import { isUntrusted } from '../../../../release/src/trust/record-signature';
import type { Rollouts, RunningRollout } from '../release-report/rollouts';
import type { ReleaseStore } from './release-store';

/**
 * Provides the running rollouts of all channels; several servers may evaluate them at once. A channel that cannot be
 * read does not affect the others, and its error goes to `onError`.
 */
export function createRollouts(
  storage: ReleaseStorage,
  releases: Pick<ReleaseStore, 'release' | 'find'>,
  onError: (error: unknown) => void,
): Rollouts {
  async function runningOn(channel: string): Promise<RunningRollout[]> {
    const now = await latestChange(storage, channel);
    if (!now?.rollout || now.set === null) return [];
    const { set: candidate, changes } = now.rollout;
    const own = await readSet(storage, now.set);
    const before = own ? versionsOf(own) : {};
    return [
      {
        channel,
        candidate,
        current: now.set,
        changes: Object.entries(changes).map(([name, version]) => ({
          name,
          candidate: version,
          current: before[name],
        })),
        since: new Date(now.at),
      },
    ];
  }

  return {
    isPublished: async (name, version) => (await releases.release(name, version)) !== undefined,
    async isInSet(id, name, version) {
      const set = await releases.find(id).catch(undefinedIfUntrusted);
      return set !== undefined && (name === 'shell' ? set.shell : set.remotes[name]) === version;
    },
    async running() {
      const channels = await channelNames(storage);
      const found = await Promise.allSettled(channels.map(runningOn));
      for (const it of found) if (it.status === 'rejected') onError(it.reason);
      return found.flatMap((it) => (it.status === 'fulfilled' ? it.value : []));
    },
    async halt({ channel, candidate }, reason) {
      const at = new Date().toISOString();
      const { isNew } = await haltRollout(storage, { channel, set: candidate, at, reason });
      return isNew;
    },
    saveFigures: (figures) => saveFigures(storage, figures),
  };
}

function undefinedIfUntrusted(error: unknown): undefined {
  if (!isUntrusted(error)) throw error;
}
