import type { ChannelChange, Rollout } from '@guest/shared/contracts/release/release.contract';
import { versionsInSet, type Versions } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { canonicalJson } from '../trust/canonical-json';
import type { ReleaseKey } from '../trust/keys.schema';
import { includesName, listed } from '../trust/signer';

/** The author of a halt. No key proves who has made it, so it names nobody else. */
export const HALTING_ACTOR = 'the server';

/** The state of a channel that a change replaces, and the sets that it has had. */
export interface StateBefore {
  readonly change: ChannelChange | undefined;
  readonly sets: ReadonlySet<string>;
}

/**
 * Returns why the holder of a key may not make a change; `undefined` if they may. A squad releases its own packages,
 * and the holder of a key for a channel can return the whole channel to a set that it has had. Without a key a change
 * can only end a rollout.
 */
export async function stepErrorOf(
  storage: ReleaseStorage,
  change: ChannelChange,
  { change: before, sets }: StateBefore,
  key?: ReleaseKey,
): Promise<string | undefined> {
  if (!before) return change.kind === 'created' ? undefined : 'the channel does not exist yet';
  if (change.kind === 'created') return 'the channel exists already';
  if (canonicalJson(change.before) !== canonicalJson({ set: before.set, rollout: before.rollout }))
    return 'it does not follow the change before it';
  const known = new Set([...sets, before.set]);
  // A key for all packages may combine them.
  const mayCombine = key?.publishes.includes('*') === true;
  const unknown = change.earlier.find((set) => !known.has(set));
  if (unknown !== undefined && !mayCombine) return `${unknown} was never a set of ${change.channel}`;

  switch (change.kind) {
    case 'halted':
      if (change.actor !== HALTING_ACTOR)
        return `it names ${change.actor}, and only a server halts a rollout`;
      return isSame(change, { ...before, rollout: null }) ? undefined : 'it does more than to end a rollout';
    case 'changed':
      return isSame(change, { ...before, mayMix: change.mayMix }) ? undefined : 'it changes the set';
    case 'rolled-back':
      if (change.mayMix !== before.mayMix || change.rollout) return 'it does more than to roll back';
      return mayCombine || known.has(change.set)
        ? undefined
        : `${change.set} was never a set of ${change.channel}`;
    case 'promoted':
    case 'released':
      if (change.mayMix !== before.mayMix) return 'it changes whether addresses name versions';
      return versionsErrorOf(storage, change, before, key?.publishes ?? []);
  }
}

/** Returns the state that guests notice: what pages get, what they fall back to, and what addresses may name. */
const stateOf = ({ set, rollout, earlier, mayMix }: ChannelChange) =>
  canonicalJson({ set, rollout, earlier, mayMix });

const isSame = (a: ChannelChange, b: ChannelChange) => stateOf(a) === stateOf(b);

/** A promotion changes packages that the key may publish, for all guests or for those of a rollout. */
async function versionsErrorOf(
  storage: ReleaseStorage,
  { set, rollout }: ChannelChange,
  before: ChannelChange,
  publishes: readonly string[],
): Promise<string | undefined> {
  if (publishes.includes('*')) return undefined;
  const [mine, theirs, tried, triedBefore] = await Promise.all(
    [set, before.set, rollout?.set ?? set, before.rollout?.set ?? before.set].map((id) =>
      versionsInSet(storage, id),
    ),
  );
  const changed = [
    ...changedNames(mine ?? {}, theirs ?? {}),
    // A rollout of other packages continues during a promotion: its visitors may keep their versions or get those of
    // the channel.
    ...changedNames(tried ?? {}, triedBefore ?? {}).filter((name) => tried?.[name] !== mine?.[name]),
  ];
  const foreign = changed.filter((name) => !includesName(publishes, name));
  if (foreign.length > 0)
    return `it releases ${[...new Set(foreign)].join(', ')}, and the key may release ${listed(publishes)}`;
  if (!rollout) return undefined;
  const inRollout = changedNames(tried ?? {}, mine ?? {});
  return (
    recordErrorOf(rollout, inRollout, tried ?? {}) ??
    shareErrorOf(
      rollout,
      before.rollout,
      inRollout.filter((name) => !includesName(publishes, name)),
    )
  );
}

/** A rollout is judged by the versions that it records, so that they have to be those that its visitors get. */
function recordErrorOf({ changes }: Rollout, inRollout: readonly string[], tried: Versions) {
  const names = new Set([...inRollout, ...Object.keys(changes)]);
  const wrong = [...names].filter((name) => changes[name] !== tried[name]);
  return wrong.length === 0
    ? undefined
    : `it records other versions of ${wrong.join(', ')} than it rolls out`;
}

/** While packages of others are rolled out, nothing but their own keys decides how many visitors get them. */
function shareErrorOf(rollout: Rollout, before: Rollout | null, others: readonly string[]) {
  return others.length === 0 || rollout.percent === before?.percent
    ? undefined
    : `it changes the percentage of the rollout of ${others.join(', ')}`;
}

const changedNames = (after: Versions, before: Versions): string[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])].filter(
    (name) => after[name] !== before[name],
  );
