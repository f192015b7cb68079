import type { BuildFile, BuildManifest } from '@guest/shared/contracts/release/build.contract';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import { createChannelWatch } from './channel-watch';
import { chooseSet, type ChosenSet, type SetWish } from './chosen-set';
import type { Release } from './release';
import { createReleaseShelf, type ResolvedSet } from './release-shelf';
import { filesOfSet } from './set-files';

export interface ReleaseStore {
  /** Returns the set for a page that is loaded now with this request. */
  choose(wish: SetWish): Promise<ChosenSet>;
  current(wish: SetWish): Promise<BuildManifest>;
  find(buildId: string): Promise<BuildManifest | undefined>;
  files(buildId: string): Promise<BuildFile[] | undefined>;
  release(name: string, version: string): Promise<Release | undefined>;
}

/** Reads the releases, sets and channels that the release tool writes. */
export function createReleaseStore(options: {
  storage: ReleaseStorage;
  /** The channel for visitors who request no other. */
  channel: string;
  now?: () => number;
  /** Receives the error if a channel can no longer be read; its last set continues to be served. */
  onTrouble?: (error: unknown) => void;
}): ReleaseStore {
  const { storage, now = Date.now, onTrouble = () => {} } = options;
  const shelf = createReleaseShelf(storage);
  const channelNow = createChannelWatch(storage, shelf, { now, onTrouble });
  const choose = async (wish: SetWish) =>
    chooseSet(shelf, await channelNow(wish.channel ?? options.channel), wish);

  return {
    choose,
    release: shelf.release,
    current: async (wish) => manifestOf(await choose(wish)),
    async find(buildId) {
      const resolved = await shelf.find(buildId);
      return resolved && manifestOf(resolved);
    },
    async files(buildId) {
      const resolved = await shelf.find(buildId);
      return resolved && filesOfSet(resolved);
    },
  };
}

export function manifestOf({ set, shell, remotes }: ResolvedSet): BuildManifest {
  const builtAt = [shell, ...Object.values(remotes)].map(({ record }) => record.provenance.builtAt);
  return {
    buildId: set.id,
    builtAt: builtAt.reduce((newest, at) => (at > newest ? at : newest)),
    shell: set.shell,
    remotes: set.remotes,
    sources: { shell: sourceOf(shell), ...mapped(remotes, sourceOf) },
  };
}

const sourceOf = ({ base, record: { provenance } }: Release) => ({
  base,
  commit: provenance.commit,
  builtAt: provenance.builtAt,
});

const mapped = <A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
