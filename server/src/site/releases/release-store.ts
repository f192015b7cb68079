import type { BuildFile, BuildManifest } from '@guest/shared/contracts/release/build.contract';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import { isUntrusted } from '../../../../release/src/trust/record-signature';
import { createChannelNames } from './channel-names';
import { createChannelWatcher } from './channel-watcher';
import { resolveReleaseSet, type ChosenSet, type ReleaseSetRequest } from './resolve-release-set';
import type { Release } from './release';
import { createReleaseCache, type ResolvedSet } from './release-cache';
import { filesOfSet } from './set-files';

export interface ReleaseStore {
  /** Returns the set for a page that is loaded now with this request. */
  choose(request: ReleaseSetRequest): Promise<ChosenSet>;
  current(request: ReleaseSetRequest): Promise<BuildManifest>;
  find(buildId: string): Promise<BuildManifest | undefined>;
  files(buildId: string): Promise<BuildFile[] | undefined>;
  /** A release that the store does not trust is the same as none. */
  release(name: string, version: string): Promise<Release | undefined>;
  /** Returns the path of a file that releases share. Nothing is there if the file does not exist. */
  sharedFile(name: string, file: string): Promise<string>;
}

/** Reads the releases, sets and channels that the release tool writes. */
export function createReleaseStore(options: {
  storage: ReleaseStorage;
  /** The channel for visitors who request no other. */
  channel: string;
  now?: () => number;
  /** Receives the error if a channel can no longer be read; its last set continues to be served. */
  onError?: (error: unknown) => void;
}): ReleaseStore {
  const { storage, now = Date.now, onError = () => {} } = options;
  const cache = createReleaseCache(storage);
  const channelState = createChannelWatcher(storage, cache, { now, onError });
  const isChannel = createChannelNames(storage, { now, onError });
  async function choose(request: ReleaseSetRequest): Promise<ChosenSet> {
    const { subdomain, channel = options.channel } = request;
    const isAdded = subdomain !== undefined && (await isChannel(subdomain));
    return resolveReleaseSet(cache, await channelState(isAdded ? subdomain : channel), request);
  }

  function undefinedIfUntrusted(error: unknown): undefined {
    if (!isUntrusted(error)) throw error;
    onError(error);
  }

  return {
    choose,
    release: (name, version) => cache.release(name, version).catch(undefinedIfUntrusted),
    sharedFile: storage.sharedFile,
    current: async (request) => manifestOf(await choose(request)),
    async find(buildId) {
      const resolved = await cache.find(buildId);
      return resolved && manifestOf(resolved);
    },
    async files(buildId) {
      const resolved = await cache.find(buildId);
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
    sources: { shell: sourceOf(shell), ...mapValues(remotes, sourceOf) },
  };
}

const sourceOf = ({ base, record: { provenance } }: Release) => ({
  base,
  commit: provenance.commit,
  builtAt: provenance.builtAt,
});

const mapValues = <A, B>(record: Readonly<Record<string, A>>, map: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
