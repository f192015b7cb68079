import { signatureSchema } from '@guest/shared/contracts/release/release.contract';
import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { readJson } from '../storage/read-json';
import { hashOf } from './hash';
import { isSignedBy, sign } from './key-pair';
import { keyErrorOf, includesName, listed, signerFor } from './signer';
import { trustIn } from './trust';

/** The file of a release with the signature of its record. */
export const SIGNATURE_FILE = 'signature.json';

const payloadOf = (release: string, hash: string) => `guest suite: release\n${release}\n${hash}`;

/** Returns the signature file of a build that is published; nothing in a store without keys. */
export async function signatureOfBuild(
  storage: ReleaseStorage,
  { name, version }: { name: string; version: string },
  record: Buffer,
): Promise<[string, Buffer][]> {
  const signer = await signerFor(storage, { publish: name });
  if (!signer) return [];
  const value = sign(signer, payloadOf(`${name}@${version}`, hashOf(record)));
  return [[SIGNATURE_FILE, Buffer.from(JSON.stringify({ key: signer.id, value }))]];
}

/** Throws if a published record does not count: unsigned, changed, or signed with a key that has no right to. */
export async function assertSignedRecord(
  storage: ReleaseStorage,
  { name, version }: { name: string; version: string },
  record: Buffer,
): Promise<void> {
  const trust = await trustIn(storage);
  if (!trust) return;
  const release = `${name}@${version}`;
  const hash = hashOf(record);
  const { accepted, keys } = trust.change;
  if (Object.hasOwn(accepted.releases, release) && accepted.releases[release] === hash) return;
  const refuse = (why: string): never => {
    throw new CliError(403, `${release} in ${storage.location} is refused: ${why}`, { isUntrusted: true });
  };

  const signature = await readJson(storage, `${name}/${version}/${SIGNATURE_FILE}`, signatureSchema);
  if (!signature) return refuse(`it is not signed. An owner accepts it with release keys accept ${release}.`);
  const fault = keyErrorOf(trust, signature.key);
  const key = keys.find(({ id }) => id === signature.key);
  if (fault !== undefined || !key) return refuse(`${fault}`);
  if (!includesName(key.publishes, name)) {
    return refuse(
      `it is signed with the key ${key.id} of ${key.name}, which may publish ${listed(key.publishes)}.`,
    );
  }
  if (!isSignedBy(key.publicKey, payloadOf(release, hash), signature.value))
    refuse('its record was changed after it was signed.');
}

/** Returns whether something is refused because of its signature, and not because it is damaged or missing. */
export const isUntrusted = (error: unknown): boolean =>
  error instanceof CliError &&
  error.status === 403 &&
  (error.details as { isUntrusted?: boolean } | undefined)?.isUntrusted === true;
