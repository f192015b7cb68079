import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { parsePrivateKey, type KeyPair } from './key-pair';
import type { ReleaseKey } from './keys.schema';
import { trustIn, type Trust } from './trust';

/** A key with the private part, and the state of the keys under which it signs. */
export interface Signer extends KeyPair {
  readonly key: ReleaseKey;
  readonly trust: NonNullable<Trust>;
}

/** The step for which a key is needed. */
export type Right = { publish: string } | { change: string } | 'keys' | 'anything';

/**
 * Returns the signer for a step, or throws if it has no right to take it; `null` in a store without keys. The keys are
 * read anew, so that a key that was just revoked signs nothing.
 */
export async function signerFor(storage: ReleaseStorage, right: Right): Promise<Signer | null> {
  const trust = await trustIn(storage, { isFresh: true });
  if (!trust) return null;
  const pair = await ownKeyPair(storage);
  if (!pair) {
    throw new CliError(
      403,
      `${storage.location} takes only what is signed. Name your key with --key <file> or RELEASE_KEY; release keys create makes one. Nothing was changed.`,
    );
  }
  const fault = keyErrorOf(trust, pair.id) ?? missingRight(trust, pair.id, right);
  const key = trust.change.keys.find(({ id }) => id === pair.id);
  if (key && fault === undefined) return { ...pair, key, trust };
  throw new CliError(403, `${fault} Nothing was changed.`);
}

/** Returns the key of this user; `undefined` if none is configured. */
export async function ownKeyPair(storage: ReleaseStorage): Promise<KeyPair | undefined> {
  const own = await storage.trust?.key?.();
  return own && parsePrivateKey(own.text, own.source);
}

/** Says why nothing new may be signed with a key; `undefined` if it is valid. */
export function keyErrorOf({ change: { keys } }: NonNullable<Trust>, id: string): string | undefined {
  const key = keys.find((it) => it.id === id);
  if (!key) return `The key ${id} is unknown in this store: an owner adds it with release keys create.`;
  if (!key.ended) return undefined;
  const { at, reason, isReplaced } = key.ended;
  return `The key ${id} of ${key.name} was ${isReplaced ? 'replaced' : 'revoked'} at ${at}: ${reason}.`;
}

function missingRight(
  { change: { keys } }: NonNullable<Trust>,
  id: string,
  right: Right,
): string | undefined {
  const key = keys.find((it) => it.id === id);
  if (!key || right === 'anything') return undefined;
  if (right === 'keys') return key.isOwner ? undefined : `${holder(key)} is not an owner of this store.`;
  if ('publish' in right) {
    return includesName(key.publishes, right.publish)
      ? undefined
      : `${holder(key)} may not publish ${right.publish}, only ${listed(key.publishes)}.`;
  }
  return includesName(key.promotes, right.change)
    ? undefined
    : `${holder(key)} may not change the channel ${right.change}, only ${listed(key.promotes)}.`;
}

export const includesName = (names: readonly string[], name: string): boolean =>
  names.includes('*') || names.includes(name);

export const holder = ({ id, name }: ReleaseKey) => `The key ${id} of ${name}`;
export const listed = (names: readonly string[]): string =>
  names.length === 0 ? 'nothing' : names.includes('*') ? 'all' : names.join(', ');
