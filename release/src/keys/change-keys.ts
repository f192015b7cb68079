import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { canonicalJson } from '../trust/canonical-json';
import { sign, type KeyPair } from '../trust/key-pair';
import { activeKey, keysFileOf, keysPayload, type KeysHead } from '../trust/keys-log';
import type { AcceptedState, KeysChange, ReleaseKey } from '../trust/keys.schema';
import { signerFor, type Signer } from '../trust/signer';
import { trustIn } from '../trust/trust';
import { acceptedChannels, everyRelease } from './accepted-state';

export interface KeysUpdate {
  readonly kind: KeysChange['kind'];
  readonly keys?: KeysChange['keys'];
  readonly releases?: AcceptedState['releases'];
}

/** The number of conflicts with other owners before a change is given up. */
const MAX_ATTEMPTS = 20;

/**
 * Makes a key the first owner of a store and accepts everything that the store contains. Returns false if another key
 * was faster.
 */
export async function createKeys(
  storage: ReleaseStorage,
  pair: KeyPair,
  { name, at, reason }: { name: string; at: string; reason: string },
): Promise<boolean> {
  const owner: ReleaseKey = {
    id: pair.id,
    name,
    publicKey: pair.publicKey,
    publishes: ['*'],
    promotes: ['*'],
    isOwner: true,
    since: at,
  };
  const accepted = { releases: await everyRelease(storage), channels: await acceptedChannels(storage) };
  const change = { kind: 'created' as const, at, reason, keys: [owner], accepted };
  return append(storage, null, change, { pair, key: owner });
}

/**
 * Changes the keys of a store in the name of an owner. If another owner was faster, `update` is called again with the new
 * state. The present state of all channels is accepted anew: what a key has changed stays until somebody changes it again.
 */
export async function changeKeys(
  storage: ReleaseStorage,
  { at, reason }: { at: string; reason: string },
  update: (current: KeysChange) => Promise<KeysUpdate> | KeysUpdate,
): Promise<KeysChange> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const signer = await signerFor(storage, 'keys');
    if (!signer) {
      throw new CliError(
        409,
        `${storage.location} has no keys yet: create the first owner's with release keys create <name> --owner.`,
      );
    }
    const { trust: head } = signer;
    const { kind, keys = head.change.keys, releases = {} } = await update(head.change);
    const accepted = {
      releases: { ...head.change.accepted.releases, ...releases },
      channels: await acceptedChannels(storage, head),
    };
    const change = { kind, at, reason, keys, accepted };
    assertOwnerLeft(change);
    if (await append(storage, head, change, { pair: signer, key: signer.key })) {
      await acceptMissed(storage, signer, accepted.channels);
      const now = await trustIn(storage, { isFresh: true });
      // With --dry-run nothing was stored.
      return now && now.change.revision > head.change.revision ? now.change : { ...head.change, ...change };
    }
  }
  throw new CliError(
    409,
    'The keys are being changed by others at the same time. Nothing was changed; try again.',
  );
}

/** Accepts what squads have released while the keys were being changed, because their keys were still valid then. */
async function acceptMissed(
  storage: ReleaseStorage,
  { trust: before, ...pair }: Signer,
  accepted: AcceptedState['channels'],
): Promise<void> {
  const channels = await acceptedChannels(storage, before);
  if (canonicalJson(channels) === canonicalJson(accepted)) return;
  const now = await trustIn(storage, { isFresh: true });
  const key = now && activeKey(now.change, pair.id);
  if (!now || !key?.isOwner) return;
  const { keys, accepted: current, at } = now.change;
  const change = { at, keys, kind: 'accepted' as const, reason: 'changes at the same time' };
  await append(storage, now, { ...change, accepted: { ...current, channels } }, { pair, key });
}

async function append(
  storage: ReleaseStorage,
  head: KeysHead | null,
  change: Pick<KeysChange, 'kind' | 'at' | 'reason' | 'keys' | 'accepted'>,
  { pair, key }: { pair: KeyPair; key: ReleaseKey },
): Promise<boolean> {
  const revision = (head?.last ?? 0) + 1;
  const unsigned = { ...change, revision, actor: key.name, previous: head?.hash ?? null };
  const signature = { key: pair.id, value: sign(pair, keysPayload(unsigned)) };
  return storage.create(keysFileOf(revision), JSON.stringify({ ...unsigned, signature }, null, 2));
}

function assertOwnerLeft(change: Pick<KeysChange, 'keys'>): void {
  if (change.keys.some(({ id, isOwner }) => isOwner && activeKey(change, id))) return;
  throw new CliError(409, 'This is the last key of an owner: create another one first. Nothing was changed.');
}
