import { channelChangeSchema, type ChannelChange } from '@guest/shared/contracts/release/release.contract';
import { readJson } from '../storage/read-json';
import { isPlain } from '../storage/key';
import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';

const CHANNEL_NAME = /^[a-z][a-z0-9-]{0,31}$/;

/** The revision has six digits, so that a listing is in the order of the changes. */
const keyOf = (channel: string, revision: number) =>
  `channels/${channel}/${String(revision).padStart(6, '0')}.json`;

export function assertChannelName(channel: string): void {
  if (!CHANNEL_NAME.test(channel)) {
    throw new CliError(
      400,
      `"${channel}" is not a valid channel name: use at most 32 lower-case letters, digits and "-".`,
    );
  }
}

export async function channelNames(storage: ReleaseStorage): Promise<string[]> {
  return (await storage.list('channels')).filter((name) => CHANNEL_NAME.test(name));
}

async function readChange(
  storage: ReleaseStorage,
  channel: string,
  revision: number,
): Promise<ChannelChange | undefined> {
  if (!isPlain(channel)) return undefined;
  const key = keyOf(channel, revision);
  const change = await readJson(storage, key, channelChangeSchema);
  if (change && (change.channel !== channel || change.revision !== revision)) {
    throw new CliError(
      500,
      `${storage.location}/${key} is damaged: it contains change ${change.revision} of ${change.channel}.`,
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
  let latest = known ?? (await lastListedChange(storage, channel));
  for (;;) {
    const next = await readChange(storage, channel, (latest?.revision ?? 0) + 1);
    if (!next) return latest;
    latest = next;
  }
}

/** Returns all changes of a channel, the newest first. */
export async function channelHistory(storage: ReleaseStorage, channel: string): Promise<ChannelChange[]> {
  const revisions = (await listRevisions(storage, channel)).reverse();
  const changes = await Promise.all(revisions.map((revision) => readChange(storage, channel, revision)));
  return changes.filter((change) => change !== undefined);
}

/** Returns false if another writer has created this revision in the meantime. */
export const appendChange = (storage: ReleaseStorage, change: ChannelChange): Promise<boolean> =>
  storage.create(keyOf(change.channel, change.revision), JSON.stringify(change, null, 2));

async function listRevisions(storage: ReleaseStorage, channel: string): Promise<number[]> {
  if (!isPlain(channel)) return [];
  const names = await storage.list(`channels/${channel}`);
  return names.filter((name) => /^\d{6}\.json$/.test(name)).map((name) => Number.parseInt(name, 10));
}

async function lastListedChange(
  storage: ReleaseStorage,
  channel: string,
): Promise<ChannelChange | undefined> {
  const last = (await listRevisions(storage, channel)).at(-1);
  return last === undefined ? undefined : readChange(storage, channel, last);
}
