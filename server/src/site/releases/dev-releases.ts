import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { pageNames } from '@guest/shared/routes/routes';
import { slotNames } from '@guest/shared/routes/slots';
import { devDeclarations } from './dev-servers/declarations';
import type { ChosenSet, ReleaseSetRequest } from './resolve-release-set';
import { manifestOf, type ReleaseStore } from './release-store';
import type { ResolvedSet } from './release-cache';
import type { Release } from './release';

/** The origins of dev servers by package: `shell` or the name of a remote. */
export type DevServers = Readonly<Record<string, string>>;

const VERSION = 'dev';

/** A shell from the sources of this server knows the table of this server. */
const DEV_HOSTS: NonNullable<ReleaseRecord['hosts']> = {
  hostVersion: 0,
  runtime: '',
  shared: {},
  events: {},
  routes: { suite: [...pageNames] },
  fragments: {},
  takesRoutes: true,
  slots: [...slotNames],
};

/** The properties of a set that is served entirely by dev servers. */
const DEV_SET_FIELDS = {
  channel: VERSION,
  revision: 0,
  source: VERSION,
  mayMix: false,
  asksBucket: false,
  previous: {},
} as const;

/**
 * Replaces releases by dev servers. Without a dev server of the shell, everything else comes from the
 * channel, so that one remote can be tried in the deployed suite.
 */
export function withDevServers(releases: ReleaseStore, servers: DevServers): ReleaseStore {
  if (Object.keys(servers).length === 0) return releases;

  async function choose(request: ReleaseSetRequest): Promise<ChosenSet> {
    const { shell, ...remotes } = Object.fromEntries(
      await Promise.all(
        Object.entries(servers).map(async ([name, origin]) => {
          const declared = name === 'shell' ? {} : await devDeclarations(origin);
          return [name, devRelease(name, origin, declared)] as const;
        }),
      ),
    );
    if (shell) return { ...DEV_SET_FIELDS, ...resolvedSet(VERSION, shell, remotes) };
    const deployed = await releases.choose(request);
    const previous = Object.entries(deployed.previous).filter(([name]) => !(name in remotes));
    const id = `${VERSION}-${deployed.set.id}`;
    return { ...withReplacedRemotes(deployed, remotes, id), previous: Object.fromEntries(previous) };
  }

  const current = async (request: ReleaseSetRequest) => manifestOf(await choose(request));
  return {
    choose,
    current,
    release: releases.release,
    sharedFile: releases.sharedFile,
    files: releases.files,
    async find(buildId) {
      const latest = await current({});
      return buildId === latest.buildId ? latest : releases.find(buildId);
    },
  };
}

/** Returns a deployed set in which dev servers replace some remotes. */
export function withReplacedRemotes(
  deployed: ChosenSet,
  remotes: Record<string, Release>,
  id: string,
): ChosenSet {
  const replaced = resolvedSet(id, deployed.shell, { ...deployed.remotes, ...remotes });
  return { ...deployed, ...replaced, source: 'dev' };
}

/** Returns the origins of the dev servers that a page of this set loads from. */
export function devOriginsOf({ shell, remotes }: ResolvedSet): string[] {
  return [shell, ...Object.values(remotes)]
    .filter(({ record }) => record.version === VERSION)
    .map(({ base }) => new URL(base).origin);
}

/**
 * Describes a dev server as a release. It is rendered in the browser only and has no hashes because its files
 * change.
 */
export function devRelease(
  name: string,
  origin: string,
  declared: Pick<ReleaseRecord, 'routes' | 'slots'> = {},
): Release {
  const entry = name === 'shell' ? 'main.js' : 'remoteEntry.js';
  return {
    dir: '',
    base: `${origin}/`,
    serverBundle: null,
    record: {
      name,
      version: VERSION,
      entry: [entry],
      styles: [],
      global: `${name}_${VERSION}`.replace(/\W/g, '_'),
      files: [{ file: entry, size: 0, brotli: 0, integrity: '' }],
      pages: {},
      texts: {},
      server: { bundle: '', integrity: '' },
      needs: { hostVersion: 0, runtime: '', shared: {} },
      offers: { routes: [], fragments: [], events: {} },
      ...declared,
      ...(name === 'shell' && { hosts: DEV_HOSTS }),
      listens: {},
      calls: {},
      provenance: {
        commit: VERSION,
        branch: VERSION,
        dirty: true,
        builder: VERSION,
        builtAt: new Date().toISOString(),
      },
    },
  };
}

function resolvedSet(id: string, shell: Release, remotes: Record<string, Release>): ResolvedSet {
  const versions = Object.entries(remotes).map(([name, { record }]) => [name, record.version]);
  return {
    shell,
    remotes,
    set: {
      id,
      shell: shell.record.version,
      remotes: Object.fromEntries(versions),
      at: new Date(0).toISOString(),
      actor: VERSION,
      reason: 'dev servers instead of releases',
    },
  };
}
