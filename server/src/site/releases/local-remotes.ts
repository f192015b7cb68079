import { canRunLocally } from '@guest/shared/contracts/release/boot.contract';
import { remotes as table } from '@guest/shared/routes/remotes';
import type { ChosenSet, ReleaseSetRequest } from './resolve-release-set';
import { devRelease, withReplacedRemotes } from './dev-releases';
import type { Release } from './release';
import { manifestOf, type ReleaseStore } from './release-store';

/** `local.chat_dining.<id>` identifies a set with remotes of one device, which is not stored anywhere. */
const LOCAL_SET = /^local\.(?<names>[\w-]+)\.(?<id>.+)$/;

/**
 * Replaces the remotes that a visitor names by dev servers on the visitor's own device. The port on
 * `localhost` comes from the table of remotes; no URL is ever taken from a request.
 */
export function withLocalRemotes(releases: ReleaseStore): ReleaseStore {
  async function choose(request: ReleaseSetRequest): Promise<ChosenSet> {
    const deployed = await releases.choose(request);
    const names = request.isSafe || !canRunLocally(deployed) ? [] : localNames(deployed, request);
    if (names.length === 0) return deployed;
    const id = `local.${names.join('_')}.${deployed.set.id}`;
    return {
      ...withReplacedRemotes(deployed, withDeployedDeclarations(localReleases(names), deployed), id),
      // If the dev server is not running, the page falls back to the channel's version.
      previous: { ...deployed.previous, ...pick(deployed.remotes, names) },
    };
  }

  return {
    choose,
    current: async (request) => manifestOf(await choose(request)),
    release: releases.release,
    sharedFile: releases.sharedFile,
    files: (buildId) => releases.files(LOCAL_SET.exec(buildId)?.groups?.id ?? buildId),
    async find(buildId) {
      const { names = '', id } = LOCAL_SET.exec(buildId)?.groups ?? {};
      if (id === undefined) return releases.find(buildId);
      const deployed = await releases.find(id);
      const local = names.split('_').filter((name) => Object.hasOwn(deployed?.remotes ?? {}, name));
      if (!deployed || local.join('_') !== names) return undefined;
      const versions = Object.entries(localReleases(local)).map(([name, { record }]) => [
        name,
        record.version,
      ]);
      return { ...deployed, buildId, remotes: { ...deployed.remotes, ...Object.fromEntries(versions) } };
    },
  };
}

const localNames = ({ remotes }: ChosenSet, { local = [] }: ReleaseSetRequest): string[] =>
  local.filter((name) => Object.hasOwn(remotes, name));

function localReleases(names: string[]): Record<string, Release> {
  const ports: Record<string, { port: number }> = table;
  return Object.fromEntries(
    names.flatMap((name) => {
      const port = ports[name]?.port;
      return port === undefined ? [] : [[name, devRelease(name, `http://localhost:${port}`)]];
    }),
  );
}

const pick = <T>(all: Readonly<Record<string, T>>, names: string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

/**
 * The server cannot ask a dev server on another device for its pages and parts, so it serves those that the deployed
 * version brings.
 */
const withDeployedDeclarations = (
  local: Record<string, Release>,
  { remotes }: ChosenSet,
): Record<string, Release> =>
  Object.fromEntries(
    Object.entries(local).map(([name, release]) => {
      const { routes, slots } = remotes[name]?.record ?? {};
      const declared = { ...(routes && { routes }), ...(slots && { slots }) };
      return [name, { ...release, record: { ...release.record, ...declared } }];
    }),
  );
