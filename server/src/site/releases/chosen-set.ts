import type { SetSource } from '@guest/shared/contracts/release/boot.contract';
import type { ReleaseSet } from '@guest/shared/contracts/release/release.contract';
import { mixedVersions } from '../../../../release/src/feed/named-versions';
import { setOf, versionsOf, type Versions } from '../../../../release/src/feed/sets';
import { Trouble } from '../../../../release/src/errors/trouble';
import type { ChannelNow } from './channel-watch';
import { MixRefusal } from './mix-refusal';
import type { Release } from './release';
import type { ReleaseShelf, ResolvedSet } from './release-shelf';

/** What a visitor asks for, by address and by cookie. */
export interface SetWish {
  /** The server's own where it is left out. */
  readonly channel?: string;
  /** 0 to 99; nobody without one is in a rollout. */
  readonly bucket?: number;
  /** `chat@1.5.0-rc.2,dining@1.3.0` */
  readonly mix?: string;
  readonly isSafe?: boolean;
  /** Remotes that the visitor's own device serves. */
  readonly local?: readonly string[];
}

/** The set that a visitor gets, and why. */
export interface ChosenSet extends ResolvedSet {
  readonly channel: string;
  /** Of the channel: with it, all that is told here changes. */
  readonly revision: number;
  readonly source: SetSource;
  readonly mayMix: boolean;
  /** Whether another visitor's bucket would have led to another set. */
  readonly asksBucket: boolean;
  /** By name, what the channel had before the version that is in the set. */
  readonly previous: Readonly<Record<string, Release>>;
}

export async function chooseSet(shelf: ReleaseShelf, now: ChannelNow, wish: SetWish): Promise<ChosenSet> {
  const { change, plain, earlier } = now;
  const { source, resolved } = await wishedSet(shelf, now, wish);
  const before = resolved === plain ? earlier : [plain.set, ...earlier];
  return {
    ...resolved,
    channel: change.channel,
    revision: change.revision,
    source,
    mayMix: change.mayMix,
    asksBucket: now.rollout !== null && (source === 'channel' || source === 'rollout'),
    previous: await previousOf(shelf, resolved, before),
  };
}

async function wishedSet(
  shelf: ReleaseShelf,
  { change, plain, rollout }: ChannelNow,
  { mix, isSafe, bucket }: SetWish,
): Promise<{ source: SetSource; resolved: ResolvedSet }> {
  if (isSafe) return { source: 'safe', resolved: plain };
  if (mix !== undefined) {
    if (!change.mayMix) throw new MixRefusal('closed', mix);
    return { source: 'mix', resolved: await mixedSet(shelf, plain.set, mix) };
  }
  const isInRollout = rollout && bucket !== undefined && bucket < (change.rollout?.percent ?? 0);
  return isInRollout ? { source: 'rollout', resolved: rollout } : { source: 'channel', resolved: plain };
}

/** What a channel has, with the versions that an address names in place of its own. */
async function mixedSet(shelf: ReleaseShelf, base: ReleaseSet, mix: string): Promise<ResolvedSet> {
  const named = namedIn(mix);
  for (const [name, version] of Object.entries(named)) {
    if (!(await shelf.release(name, version))) throw new MixRefusal('unknown', `${name}@${version}`);
  }
  const { at } = base;
  return shelf.resolved(
    setOf({ ...versionsOf(base), ...named }, { at, actor: 'address', reason: `mix=${mix}` }),
  );
}

function namedIn(mix: string): Versions {
  try {
    return mixedVersions(mix);
  } catch (error) {
    if (error instanceof Trouble) throw new MixRefusal('malformed', mix);
    throw error;
  }
}

/** What pages fall back on: of each remote the newest other version among the sets before, if it is still kept. */
async function previousOf(
  shelf: ReleaseShelf,
  { set }: ResolvedSet,
  before: readonly ReleaseSet[],
): Promise<Record<string, Release>> {
  const found = await Promise.all(
    Object.entries(set.remotes).map(async ([name, version]) => {
      const earlier = before
        .map(({ remotes }) => remotes[name])
        .find((it) => it !== undefined && it !== version);
      const release =
        earlier === undefined ? undefined : await shelf.release(name, earlier).catch(() => undefined);
      return [name, release] as const;
    }),
  );
  return Object.fromEntries(found.flatMap(([name, release]) => (release ? [[name, release] as const] : [])));
}
