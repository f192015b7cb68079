import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createKeys } from '../keys/change-keys';
import { addKey } from '../keys/keys';
import { createKeyFile } from '../keys/own-key-file';
import type { ReleaseStorage } from '../storage/storage';
import type { ReleaseKey } from '../trust/keys.schema';
import { AUTHOR } from './fixture-store';

/** Makes a private key in a folder. */
export async function keyFile(folder: string, name: string) {
  const file = join(folder, `${name}.pem`);
  return { file, pair: await createKeyFile(file) };
}

/** Returns the storage as somebody with that private key uses it. */
export const withKey = (storage: ReleaseStorage, file: string): ReleaseStorage => ({
  ...storage,
  trust: { key: async () => ({ text: await readFile(file, 'utf8'), source: file }) },
});

/**
 * Gives a store an owner, Olga, and keys of squads: `chat`, which may release the chat to staging and production, and `dining`,
 * which may release dining to staging.
 */
export async function withSquads(storage: ReleaseStorage, folder: string) {
  const owner = await keyFile(folder, 'owner');
  const asOwner = withKey(storage, owner.file);
  await createKeys(asOwner, owner.pair, { name: 'Olga', at: AUTHOR.at, reason: 'a test' });

  async function add(name: string, rights: Partial<Pick<ReleaseKey, 'publishes' | 'promotes' | 'isOwner'>>) {
    const { file, pair } = await keyFile(folder, name);
    const all = { publishes: [], promotes: [], isOwner: false, ...rights };
    await addKey(asOwner, { name, publicKey: pair.publicKey, ...all }, { at: AUTHOR.at, reason: 'a test' });
    return { id: pair.id, file, pair, storage: withKey(storage, file) };
  }

  return {
    owner: { ...owner, id: owner.pair.id, storage: asOwner },
    add,
    chat: await add('chat squad', { publishes: ['chat'], promotes: ['staging', 'production'] }),
    dining: await add('dining squad', { publishes: ['dining'], promotes: ['staging'] }),
  };
}
