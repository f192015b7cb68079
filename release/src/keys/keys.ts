import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { isPackageName } from '../registry/package-name';
import { readStored } from '../registry/records';
import { hashOf } from '../trust/hash';
import { assertPublicKey, keyIdOf } from '../trust/key-pair';
import type { KeysChange, ReleaseKey } from '../trust/keys.schema';
import { assertChannelName } from '../channel/channel-log';
import { releasesSignedWith } from './accepted-state';
import { changeKeys } from './change-keys';

interface By {
  readonly at: string;
  readonly reason: string;
}

export type Rights = Pick<ReleaseKey, 'publishes' | 'promotes' | 'isOwner'>;

/** Adds a key with its rights. */
export async function addKey(
  storage: ReleaseStorage,
  { name, publicKey, ...rights }: { name: string; publicKey: string } & Rights,
  by: By,
): Promise<ReleaseKey> {
  for (const it of rights.publishes)
    if (it !== '*' && !isPackageName(it)) throw new CliError(400, `"${it}" cannot be the name of a package.`);
  for (const it of rights.promotes) if (it !== '*') assertChannelName(it);
  const key = newKey(name, publicKey, rights, by.at);
  await changeKeys(storage, by, ({ keys }) => ({ kind: 'added', keys: [...keys, assertNew(keys, key)] }));
  return key;
}

/**
 * Replaces a key by another one with the same name and rights. Everything that the old key has signed remains valid.
 */
export async function rotateKey(
  storage: ReleaseStorage,
  id: string,
  publicKey: string,
  by: By,
): Promise<ReleaseKey> {
  let added: ReleaseKey | undefined;
  await changeKeys(storage, by, async ({ keys }) => {
    const old = requireKey(keys, id);
    added = assertNew(keys, newKey(old.name, publicKey, old, by.at));
    const ended = keys.map((key) =>
      key.id === id ? { ...key, ended: { ...endOf(by), isReplaced: true } } : key,
    );
    return { kind: 'rotated', keys: [...ended, added], releases: await releasesSignedWith(storage, id) };
  });
  return added ?? requireKey([], id);
}

/**
 * Revokes a key. Everything that it has signed becomes invalid, except what an owner has accepted; with `keepsSigned`
 * an owner accepts everything that it has signed so far.
 */
export async function revokeKey(
  storage: ReleaseStorage,
  id: string,
  { keepsSigned, ...by }: By & { keepsSigned: boolean },
): Promise<{ refused: string[] }> {
  let signed: Record<string, string> = {};
  await changeKeys(storage, by, async ({ keys }) => {
    requireKey(keys, id);
    signed = await releasesSignedWith(storage, id);
    return {
      kind: 'revoked',
      keys: keys.map((key) => (key.id === id ? { ...key, ended: { ...endOf(by), isReplaced: false } } : key)),
      releases: keepsSigned ? signed : {},
    };
  });
  return { refused: keepsSigned ? [] : Object.keys(signed) };
}

/** Accepts releases in the form in which they are stored now, whoever has signed them. */
export async function acceptReleases(
  storage: ReleaseStorage,
  versions: Readonly<Record<string, string>>,
  by: By,
): Promise<KeysChange> {
  const releases: Record<string, string> = {};
  for (const [name, version] of Object.entries(versions)) {
    const stored = await readStored(storage, name, version);
    if (!stored) throw new CliError(404, `${name}@${version} is not published in ${storage.location}.`);
    releases[`${name}@${version}`] = hashOf(stored.content);
  }
  return changeKeys(storage, by, () => ({ kind: 'accepted', releases }));
}

const newKey = (
  name: string,
  publicKey: string,
  { publishes, promotes, isOwner }: Rights,
  since: string,
): ReleaseKey => ({
  id: keyIdOf(assertPublicKey(publicKey)),
  name,
  publicKey,
  publishes,
  promotes,
  isOwner,
  since,
});

const endOf = ({ at, reason }: By) => ({ at, reason });

function assertNew(keys: readonly ReleaseKey[], key: ReleaseKey): ReleaseKey {
  if (keys.every(({ id }) => id !== key.id)) return key;
  throw new CliError(409, `The key ${key.id} is known already. Nothing was changed.`);
}

function requireKey(keys: readonly ReleaseKey[], id: string): ReleaseKey {
  const key = keys.find((it) => it.id === id);
  if (key && !key.ended) return key;
  throw new CliError(
    404,
    `${id} is ${key ? 'no longer valid' : 'not a key of this store'}. Keys: ${keys.map((it) => it.id).join(', ')}.`,
  );
}
