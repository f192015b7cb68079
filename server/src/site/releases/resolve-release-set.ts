import type { SetSource } from '@guest/shared/contracts/release/boot.contract';
import type { ReleaseSet } from '@guest/shared/contracts/release/release.contract';
import { parseMix } from '../../../../release/src/registry/parse-versions';
import { setOf, versionsOf, type Versions } from '../../../../release/src/registry/sets';
import { CliError } from '../../../../release/src/errors/cli-error';
import { isUntrusted } from '../../../../release/src/trust/record-signature';
import type { ChannelState } from './channel-watcher';
import { MixError } from './mix-error';
import type { Release } from './release';
import type { ReleaseCache, ResolvedSet } from './release-cache';

/** The set that a visitor requests through URL and cookies. */
export interface ReleaseSetRequest {
  /** Defaults to the server's own channel. */
  readonly channel?: string;
  /**
   * The name of a channel that may have been created after the server started. It is ignored if there is no such
   * channel.
   */
  readonly subdomain?: string;
  /** A number from 0 to 99; a visitor without a bucket is never in a rollout. */
  readonly bucket?: number;
  /** Lists releases, for example `chat@1.5.0-rc.2,dining@1.3.0`. */
  readonly mix?: string;
  readonly isSafe?: boolean;
  /** The remotes served by the visitor's own device. */
  readonly local?: readonly string[];
}

/** The set that a visitor gets, and the reason. */
export interface ChosenSet extends ResolvedSet {
  readonly channel: string;
  /** The revision of the channel; it changes whenever any of these fields may change. */
  readonly revision: number;
  readonly source: SetSource;
  readonly mayMix: boolean;
  /** Whether visitors in other buckets may get a different set. */
  readonly asksBucket: boolean;
  /** Contains, for each remote, the channel's version before the one in the set. */
  readonly previous: Readonly<Record<string, Release>>;
}

export async function resolveReleaseSet(
  cache: ReleaseCache,
  now: ChannelState,
  request: ReleaseSetRequest,
): Promise<ChosenSet> {
  const { change, plain, earlier } = now;
  const { source, resolved } = await requestedSet(cache, now, request);
  const before = resolved === plain ? earlier : [plain.set, ...earlier];
  return {
    ...resolved,
    channel: change.channel,
    revision: change.revision,
    source,
    mayMix: change.mayMix,
    asksBucket: now.rollout !== null && (source === 'channel' || source === 'rollout'),
    previous: await previousOf(cache, resolved, before),
  };
}

async function requestedSet(
  cache: ReleaseCache,
  { change, plain, rollout }: ChannelState,
  { mix, isSafe, bucket }: ReleaseSetRequest,
): Promise<{ source: SetSource; resolved: ResolvedSet }> {
  if (isSafe) return { source: 'safe', resolved: plain };
  if (mix !== undefined) {
    if (!change.mayMix) throw new MixError('closed', mix);
    return { source: 'mix', resolved: await mixedSet(cache, plain.set, mix) };
  }
  const isInRollout = rollout && bucket !== undefined && bucket < (change.rollout?.percent ?? 0);
  return isInRollout ? { source: 'rollout', resolved: rollout } : { source: 'channel', resolved: plain };
}

/** Resolves the channel's set with the versions that the URL names. */
async function mixedSet(cache: ReleaseCache, base: ReleaseSet, mix: string): Promise<ResolvedSet> {
  const named = parseVisitorMix(mix);
  for (const [name, version] of Object.entries(named)) {
    const found = await cache.release(name, version).catch(undefinedIfUntrusted);
    if (!found) throw new MixError('unknown', `${name}@${version}`);
  }
  const { at } = base;
  return cache.resolve(
    setOf({ ...versionsOf(base), ...named }, { at, actor: 'address', reason: `mix=${mix}` }),
  );
}

function undefinedIfUntrusted(error: unknown): undefined {
  if (!isUntrusted(error)) throw error;
}

function parseVisitorMix(mix: string): Versions {
  try {
    return parseMix(mix);
  } catch (error) {
    if (error instanceof CliError) throw new MixError('malformed', mix);
    throw error;
  }
}

/**
 * Finds the fallback of each remote: the newest different version among the previous sets, if it still
 * exists.
 */
async function previousOf(
  cache: ReleaseCache,
  { set }: ResolvedSet,
  before: readonly ReleaseSet[],
): Promise<Record<string, Release>> {
  const found = await Promise.all(
    Object.entries(set.remotes).map(async ([name, version]) => {
      const earlier = before
        .map(({ remotes }) => remotes[name])
        .find((it) => it !== undefined && it !== version);
      const release =
        earlier === undefined ? undefined : await cache.release(name, earlier).catch(() => undefined);
      return [name, release] as const;
    }),
  );
  return Object.fromEntries(found.flatMap(([name, release]) => (release ? [[name, release] as const] : [])));
}
