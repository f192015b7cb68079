import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { canonicalJson, withoutSignature } from '../trust/canonical-json';
import { isSignedBy, sign } from '../trust/key-pair';
import type { ReleaseKey } from '../trust/keys.schema';
import { keyErrorOf, holder, includesName, listed, signerFor } from '../trust/signer';
import type { Trust } from '../trust/trust';
import { stepErrorOf, type StateBefore } from './change-rights';

/** The keys of the store are part of the text, so that a change cannot be copied to another store. */
const payloadOf = (root: string, change: unknown): string =>
  `guest suite: change of a channel\n${root}\n${canonicalJson(withoutSignature(change))}`;

/**
 * Signs a change with the key of this user, whose name becomes its author; throws if the key has no right to make it. In a
 * store without keys, and for the halt of a rollout, nothing is signed.
 */
export async function signedChange(
  storage: ReleaseStorage,
  change: ChannelChange,
  before: StateBefore,
): Promise<ChannelChange> {
  if (change.kind === 'halted') return change;
  const signer = await signerFor(storage, { change: change.channel });
  if (!signer) return change;
  const own = { ...change, actor: signer.key.name };
  const fault = await stepErrorOf(storage, own, before, signer.key);
  if (fault !== undefined) throw new CliError(403, `${holder(signer.key)} may not do this: ${fault}.`);
  return { ...own, signature: { key: signer.id, value: sign(signer, payloadOf(signer.trust.root, own)) } };
}

/** Says why a stored change does not count; `undefined` if it does. */
export async function changeErrorOf(
  storage: ReleaseStorage,
  trust: NonNullable<Trust>,
  { change, text, head }: { change: ChannelChange; text: string; head: StateBefore },
): Promise<string | undefined> {
  const { signature } = change;
  // Every server ends a rollout that fails, and guests only get back what all others have; it needs no key for that.
  if (change.kind === 'halted') return stepErrorOf(storage, change, head);
  if (!signature) return 'it is not signed';
  const key = trust.change.keys.find(({ id }) => id === signature.key);
  return (
    signatureErrorOf(trust, key, change, text) ??
    (key && (await stepErrorOf(storage, change, head, key).catch(messageIfRefused)))
  );
}

function signatureErrorOf(
  trust: NonNullable<Trust>,
  key: ReleaseKey | undefined,
  { channel, actor, signature }: ChannelChange,
  text: string,
): string | undefined {
  const id = signature?.key ?? '';
  const fault = keyErrorOf(trust, id);
  if (fault !== undefined || !key) return fault;
  if (!includesName(key.promotes, channel))
    return `${holder(key)} may not change ${channel}, only ${listed(key.promotes)}`;
  if (!isSignedBy(key.publicKey, payloadOf(trust.root, JSON.parse(text)), signature?.value ?? ''))
    return 'it was changed after it was signed, or signed for another store';
  return actor === key.name ? undefined : `it names ${actor}, and the key is that of ${key.name}`;
}

function messageIfRefused(error: unknown): string {
  if (error instanceof CliError && error.status !== 500) return error.message;
  throw error;
}
