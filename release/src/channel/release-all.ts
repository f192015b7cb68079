import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import { saveSet, setOf, type Author, type Versions } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { changeChannel, withSet } from './change-channel';
import { channelHistory } from './channel-log';
import { createChannel } from './create-channel';

/** Points a channel to exactly these versions and creates the channel if needed. */
export async function releaseAll(
  storage: ReleaseStorage,
  channel: string,
  versions: Versions,
  author: Author,
): Promise<{ change: ChannelChange; isNew: boolean }> {
  await createChannel(storage, channel, author);
  const set = setOf(versions, author);
  await saveSet(storage, set);
  return changeChannel(storage, channel, author, (current) =>
    current.set === set.id && current.rollout === null
      ? null
      : { kind: 'released', ...withSet(current, set.id), rollout: null },
  );
}

/**
 * Does the same unless these versions were the last ones released in this way: later promotions and rollbacks
 * of squads are kept.
 */
export async function releaseOnce(
  storage: ReleaseStorage,
  channel: string,
  versions: Versions,
  author: Author,
): Promise<{ change: ChannelChange; isNew: boolean }> {
  const last = (await channelHistory(storage, channel)).find(({ kind }) => kind === 'released');
  if (last && last.set === setOf(versions, author).id) return { change: last, isNew: false };
  return releaseAll(storage, channel, versions, author);
}
