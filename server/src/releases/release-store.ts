import type { BuildFile, BuildManifest } from '@guest/shared/contracts/build.contract';
import type { ReleaseSet } from '@guest/shared/contracts/release.contract';
import { createLruMap } from '../cache/lru-map';
import { StartUpFailure } from '../start-up-failure';
import { readRelease, type Release } from './release';
import { createReleaseFolder } from './release-folder';
import { filesOfSet } from './set-files';

/** A release set with the records of all that is in it. */
export interface ResolvedSet {
  readonly set: ReleaseSet;
  readonly shell: Release;
  readonly remotes: Readonly<Record<string, Release>>;
}

export interface ReleaseStore {
  /** What a page loaded now gets. */
  channelSet(): Promise<ResolvedSet>;
  current(): Promise<BuildManifest>;
  find(buildId: string): Promise<BuildManifest | undefined>;
  files(buildId: string): Promise<BuildFile[] | undefined>;
  release(name: string, version: string): Promise<Release | undefined>;
}

/** A channel's file is looked at again after this long, so a promotion is seen without a restart. */
const LOOK_AGAIN_AFTER_MS = 250;
const KEPT_RELEASES = 100;
const KEPT_SETS = 20;

/** Reads releases, sets and channels from the folder that `release publish` writes. */
export function createReleaseStore(options: {
  root: string;
  channel: string;
  now?: () => number;
  /** Hears of a channel that cannot be read any more; the last set goes on being served. */
  onTrouble?: (error: unknown) => void;
}): ReleaseStore {
  const { root, channel, now = Date.now, onTrouble = () => {} } = options;
  const folder = createReleaseFolder(root);
  const releases = createLruMap<string, Release>(KEPT_RELEASES);
  const sets = createLruMap<string, ResolvedSet>(KEPT_SETS);
  let last: { at: number; resolved: Promise<ResolvedSet> } | undefined;

  async function release(name: string, version: string): Promise<Release | undefined> {
    const dir = folder.dirOf(name, version);
    if (!dir) return undefined;
    const found = releases.get(dir) ?? (await readRelease(dir));
    if (found) releases.set(dir, found);
    return found;
  }

  async function releaseIn({ id }: ReleaseSet, name: string, version: string): Promise<Release> {
    const found = await release(name, version);
    if (!found)
      throw new StartUpFailure(`Set ${id} needs ${name} ${version}, which is not published in ${root}.`);
    return found;
  }

  async function resolve(id: string): Promise<ResolvedSet | undefined> {
    const known = sets.get(id);
    if (known) return known;
    const set = await folder.set(id);
    if (!set) return undefined;
    const remotes = await Promise.all(
      Object.entries(set.remotes).map(
        async ([name, version]) => [name, await releaseIn(set, name, version)] as const,
      ),
    );
    const resolved = {
      set,
      shell: await releaseIn(set, 'shell', set.shell),
      remotes: Object.fromEntries(remotes),
    };
    sets.set(id, resolved);
    return resolved;
  }

  async function resolveChannel(): Promise<ResolvedSet> {
    const id = await folder.channel(channel);
    if (id === undefined)
      throw new StartUpFailure(`Nothing is released to the channel ${channel} in ${root}.`);
    const resolved = await resolve(id);
    if (!resolved)
      throw new StartUpFailure(`The channel ${channel} points to set ${id}, which is not in ${root}.`);
    return resolved;
  }

  function channelSet(): Promise<ResolvedSet> {
    if (last && now() - last.at < LOOK_AGAIN_AFTER_MS) return last.resolved;
    const before = last?.resolved;
    const resolved = resolveChannel().catch((error: unknown) => {
      if (!before) throw error;
      onTrouble(error);
      return before;
    });
    last = { at: now(), resolved };
    // A start that found nothing is no answer to keep.
    if (!before) resolved.catch(() => (last = undefined));
    return resolved;
  }

  return {
    channelSet,
    release,
    current: async () => manifestOf(await channelSet()),
    async find(buildId) {
      const resolved = await resolve(buildId);
      return resolved && manifestOf(resolved);
    },
    async files(buildId) {
      const resolved = await resolve(buildId);
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
