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

/** Caches releases and sets from the storage; neither ever changes, so each one is read once and verified then. */
export function createReleaseCache(storage: ReleaseStorage) {
  const releases = new LRUCache<string, Release>({ max: MAX_CACHED_RELEASES });
  const sets = new LRUCache<string, ResolvedSet>({ max: MAX_CACHED_SETS });
  let keys = 0;

  async function release(name: string, version: string): Promise<Release | undefined> {
    const key = `${name}@${version}`;
    const known = releases.get(key);
    if (known) return known;
    const readWith = keys;
    const found = await readRelease(storage, name, version);
    // The keys may have changed since.
    if (found && readWith === keys) releases.set(key, found);
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
    const readWith = keys;
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
    if (readWith === keys) sets.set(set.id, found);
    return found;
  }

  return {
    /** Forgets everything if the keys of the store have changed, because a release that was read may count no longer. */
    trust(revision: number): void {
      if (revision === keys) return;
      keys = revision;
      releases.clear();
      sets.clear();
    },
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
