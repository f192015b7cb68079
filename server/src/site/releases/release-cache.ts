import { LRUCache } from 'lru-cache';
import type { ReleaseSet } from '@guest/shared/contracts/release/release.contract';
import { readSet } from '../../../../release/src/registry/sets';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import { StartUpFailure } from '../../platform/errors/start-up-failure';
import { readRelease, type Release } from './release';

/** A release set with the records of all its releases. */
export interface ResolvedSet {
  readonly set: ReleaseSet;
  readonly shell: Release;
  readonly remotes: Readonly<Record<string, Release>>;
}

export type ReleaseCache = ReturnType<typeof createReleaseCache>;

const MAX_CACHED_RELEASES = 200;
const MAX_CACHED_SETS = 50;

/** Caches releases and sets from the storage; neither ever changes, so each one is read once. */
export function createReleaseCache(storage: ReleaseStorage) {
  const releases = new LRUCache<string, Release>({ max: MAX_CACHED_RELEASES });
  const sets = new LRUCache<string, ResolvedSet>({ max: MAX_CACHED_SETS });

  async function release(name: string, version: string): Promise<Release | undefined> {
    const key = `${name}@${version}`;
    const found = releases.get(key) ?? (await readRelease(storage, name, version));
    if (found) releases.set(key, found);
    return found;
  }

  async function releaseIn({ id }: ReleaseSet, name: string, version: string): Promise<Release> {
    const found = await release(name, version);
    if (found) return found;
    throw new StartUpFailure(
      `Set ${id} needs ${name} ${version}, which is not published in ${storage.location}.`,
    );
  }

  /** Resolves a set to its releases. A set that is not stored can be found by its id from then on. */
  async function resolve(set: ReleaseSet): Promise<ResolvedSet> {
    const known = sets.get(set.id);
    if (known) return known;
    const remotes = await Promise.all(
      Object.entries(set.remotes).map(
        async ([name, version]) => [name, await releaseIn(set, name, version)] as const,
      ),
    );
    const found = {
      set,
      shell: await releaseIn(set, 'shell', set.shell),
      remotes: Object.fromEntries(remotes),
    };
    sets.set(set.id, found);
    return found;
  }

  return {
    release,
    resolve,
    async find(id: string): Promise<ResolvedSet | undefined> {
      const known = sets.get(id);
      if (known) return known;
      const set = await readSet(storage, id);
      return set && resolve(set);
    },
  };
}
