import { channelNames, latestChange } from '../../../release/src/channel/channel-log';
import { haltRollout } from '../../../release/src/channel/roll-back';
import { keepFigures } from '../../../release/src/feed/figures';
import { readSet, versionsOf } from '../../../release/src/feed/sets';
import type { ReleaseStorage } from '../../../release/src/storage/storage';
import type { Rollouts, RunningRollout } from '../features/release-report/rollouts';
import type { ReleaseStore } from './release-store';

/** The rollouts of the channels in a store, which any number of servers may judge at once. */
export function createRollouts(
  storage: ReleaseStorage,
  releases: Pick<ReleaseStore, 'release' | 'choose'>,
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
          ...{ name, candidate: version, current: before[name] },
        })),
        since: new Date(now.at),
      },
    ];
  }

  return {
    isPublished: async (name, version) => (await releases.release(name, version)) !== undefined,
    hasChannel: (channel) =>
      releases.choose({ channel }).then(
        () => true,
        () => false,
      ),
    async running() {
      const found = await Promise.all((await channelNames(storage)).map(runningOn));
      return found.flat();
    },
    async halt({ channel, candidate }, reason) {
      const author = { actor: 'the server', at: new Date().toISOString(), reason };
      const { isNew } = await haltRollout(storage, { channel, set: candidate, author });
      return isNew;
    },
    keepFigures: (figures) => keepFigures(storage, figures),
  };
}
