import type { ReleaseStorage } from '../storage/storage';
import { trustIn } from '../trust/trust';
import { ownKeyPair } from '../trust/signer';
import { currentUser } from '../workspace/current-user';
import { createKeys } from './change-keys';
import { ensureKeyFile } from './own-key-file';

/**
 * Gives a store without keys one that this machine makes, or the one that is configured, so that the first start needs
 * nothing. Returns whether the store had none. A store that has keys already is left alone.
 */
export async function createLocalKeys(storage: ReleaseStorage): Promise<boolean> {
  const file = storage.trust?.localKey;
  if (file === undefined || (await trustIn(storage, { isFresh: true }))) return false;
  const pair = (await ownKeyPair(storage)) ?? (await ensureKeyFile(file));
  const at = new Date().toISOString();
  return createKeys(storage, pair, { name: currentUser(), at, reason: 'the first start on this machine' });
}
