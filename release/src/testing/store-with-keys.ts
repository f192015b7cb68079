import { createChannel } from '../channel/create-channel';
import { latestChange } from '../channel/channel-log';
import { promote } from '../channel/promote';
import { releaseAll } from '../channel/release-all';
import { publish } from '../publish/publish';
import { requireSet, versionsOf } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { withSquads } from './fixture-keys';
import { AUTHOR, fixtureStore } from './fixture-store';

export const FIRST = { shell: '1.0.0', chat: '1.0.0', dining: '1.0.0' };
export const BY = { at: '2026-02-01T00:00:00.000Z', reason: 'a test' };

/** A store that had releases before it got its keys, as when an existing store is taken over. */
export async function storeWithKeys(open: () => ReleaseStorage) {
  const store = await fixtureStore(open());
  await store.published('shell@1.0.0', 'chat@1.0.0', 'dining@1.0.0', 'dining@1.1.0');
  await releaseAll(store.storage, 'production', FIRST, AUTHOR);
  await createChannel(store.storage, 'staging', AUTHOR, { from: 'production' });
  const squads = await withSquads(store.storage, store.folder);
  const to = (
    who: { storage: ReleaseStorage },
    channel: string,
    versions: Record<string, string>,
    percent?: number,
  ) => promote(who.storage, { channel, versions, percent, author: { ...AUTHOR, actor: 'somebody else' } });
  const publishAs = async (who: { storage: ReleaseStorage }, name: string, version: string) =>
    publish(who.storage, await store.built({ name, version }));
  /** The view of a process that has read nothing yet, such as a server that starts. */
  const versionsOn = async (channel: string) => {
    const storage = { ...store.storage };
    return versionsOf(await requireSet(storage, String((await latestChange(storage, channel))?.set)));
  };
  const put = (key: string, content: string) => store.storage.replace(key, content);
  const read = async (key: string) => String(await store.storage.read(key));
  // The storage remembers the keys for a moment only.
  const storage = { ...store.storage };
  const first = String((await latestChange({ ...storage }, 'production'))?.set);
  return { ...store, storage, ...squads, to, publishAs, versionsOn, put, read, first };
}

/** Returns the name of the file of a change. */
export const changeFile = (revision: number) => `${String(revision).padStart(6, '0')}.json`;
