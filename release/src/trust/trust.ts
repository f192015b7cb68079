import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { rememberKeys } from './key-memory';
import { readKeys, type KeysHead } from './keys-log';

/** The keys that a store trusts; `null` for a store without keys, in which every release counts. */
export type Trust = KeysHead | null;

interface Known {
  trust: Trust;
  at: number;
}

/** The keys are read again after this long, so that a revocation takes effect without a restart. */
const RECHECK_AFTER_MS = 250;
const knownByStorage = new WeakMap<ReleaseStorage, Known>();

/**
 * Returns what a store trusts now. Every reader of records and channels asks for it; a storage that was opened without
 * settings is verified as well.
 */
export async function trustIn(storage: ReleaseStorage, { isFresh = false } = {}): Promise<Trust> {
  const known = knownByStorage.get(storage);
  if (known && !isFresh && Date.now() - known.at < RECHECK_AFTER_MS) return known.trust;
  const trust = (await readKeys(storage, known?.trust ?? undefined)) ?? null;
  await assertExpected(storage, trust);
  knownByStorage.set(storage, { trust, at: Date.now() });
  return trust;
}

/** Write access to a store must not be enough to remove its keys or a revocation. */
async function assertExpected(storage: ReleaseStorage, trust: Trust): Promise<void> {
  const { root, memory } = storage.trust ?? {};
  if (root !== undefined && root !== trust?.root) {
    throw new CliError(
      403,
      `RELEASE_TRUST expects the keys of ${root} in ${storage.location}, which has ${trust ? `those of ${trust.root}` : 'no keys'}.`,
    );
  }
  if (memory !== undefined) await rememberKeys(memory, storage.location, trust);
}
