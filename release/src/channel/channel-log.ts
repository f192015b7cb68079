import { channelChangeSchema, type ChannelChange } from '@guest/shared/contracts/release/release.contract';
import { readJson } from '../storage/read-json';
import { isPlain } from '../storage/key';
import type { ReleaseStorage } from '../storage/storage';
import { Trouble } from '../errors/trouble';

const CHANNEL = /^[a-z][a-z0-9-]{0,31}$/;

/** The revision has six digits, so that a listing is in the order of the changes. */
const keyOf = (channel: string, revision: number) =>
  `channels/${channel}/${String(revision).padStart(6, '0')}.json`;

export function assertChannelName(channel: string): void {
  if (!CHANNEL.test(channel)) {
    throw new Trouble(
      400,
      `"${channel}" is not a valid channel name: use at most 32 lower-case letters, digits and "-".`,
    );
  }
}

export async function channelNames(storage: ReleaseStorage): Promise<string[]> {
  return (await storage.list('channels')).filter((name) => CHANNEL.test(name));
}

async function changeAt(
  storage: ReleaseStorage,
  channel: string,
  revision: number,
): Promise<ChannelChange | undefined> {
  if (!isPlain(channel)) return undefined;
  const key = keyOf(channel, revision);
  const change = await readJson(storage, key, channelChangeSchema);
  if (change && (change.channel !== channel || change.revision !== revision)) {
    throw new Trouble(
      500,
      `${storage.place}/${key} is damaged: it is change ${change.revision} of ${change.channel}.`,
    );
  }
  return change;
}

/**
 * Returns the current state of a channel; `undefined` if there is none. With a known state only later
 * revisions are read, which is a single request if nothing has changed.
 */
export async function latestChange(
  storage: ReleaseStorage,
  channel: string,
  known?: ChannelChange,
): Promise<ChannelChange | undefined> {
  let latest = known ?? (await lastListed(storage, channel));
  for (;;) {
    const next = await changeAt(storage, channel, (latest?.revision ?? 0) + 1);
    if (!next) return latest;
    latest = next;
  }
}

/** Returns all changes of a channel, the newest first. */
export async function channelHistory(storage: ReleaseStorage, channel: string): Promise<ChannelChange[]> {
  const revisions = (await revisionsOf(storage, channel)).reverse();
  const changes = await Promise.all(revisions.map((revision) => changeAt(storage, channel, revision)));
  return changes.filter((change) => change !== undefined);
}

/** Returns false if another writer has created this revision in the meantime. */
export const appendChange = (storage: ReleaseStorage, change: ChannelChange): Promise<boolean> =>
  storage.create(keyOf(change.channel, change.revision), JSON.stringify(change, null, 2));

async function revisionsOf(storage: ReleaseStorage, channel: string): Promise<number[]> {
  if (!isPlain(channel)) return [];
  const names = await storage.list(`channels/${channel}`);
  return names.filter((name) => /^\d{6}\.json$/.test(name)).map((name) => Number.parseInt(name, 10));
}

async function lastListed(storage: ReleaseStorage, channel: string): Promise<ChannelChange | undefined> {
  const last = (await revisionsOf(storage, channel)).at(-1);
  return last === undefined ? undefined : changeAt(storage, channel, last);
}
