import type { BuildFile, BuildManifest } from '@guest/shared/contracts/release/build.contract';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import { createChannelWatch } from './channel-watch';
import { chooseSet, type ChosenSet, type SetWish } from './chosen-set';
import type { Release } from './release';
import { createReleaseShelf, type ResolvedSet } from './release-shelf';
import { filesOfSet } from './set-files';

export interface ReleaseStore {
  /** What a page gets that is loaded now, and asks for that. */
  choose(wish: SetWish): Promise<ChosenSet>;
  current(wish: SetWish): Promise<BuildManifest>;
  find(buildId: string): Promise<BuildManifest | undefined>;
  files(buildId: string): Promise<BuildFile[] | undefined>;
  release(name: string, version: string): Promise<Release | undefined>;
}

/** Reads releases, sets and channels from where `release` writes them. */
export function createReleaseStore(options: {
  storage: ReleaseStorage;
  /** Where no visitor asks for another. */
  channel: string;
  now?: () => number;
  /** Hears of a channel that cannot be read any more; the last set goes on being served. */
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
