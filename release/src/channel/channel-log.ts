import { channelChangeSchema, type ChannelChange } from '@guest/shared/contracts/release/release.contract';
import { parseJson } from '../storage/read-json';
import { isPlain } from '../storage/key';
import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { hashOf } from '../trust/hash';
import { trustIn, type Trust } from '../trust/trust';
import { changeErrorOf } from './change-signature';

const CHANNEL_NAME = /^[a-z][a-z0-9-]{0,31}$/;

/** The current state of a channel, and where the next change goes. */
export interface ChannelHead {
  /** The last change that counts; `undefined` if there is none. */
  readonly change: ChannelChange | undefined;
  /** The last revision in the store, which may be of a change that does not count. */
  readonly last: number;
  /** The sets that the channel has had, as far as they are known; a rollback leads to one of them. */
  readonly sets: ReadonlySet<string>;
  /** The revision of the keys under which this was read. */
  readonly keys: number;
  /** The changes that do not count, by revision, with the reason. */
  readonly refused: Readonly<Record<number, string>>;
}

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

/** Returns the current state of a channel; `undefined` if there is none. */
export const latestChange = async (
  storage: ReleaseStorage,
  channel: string,
): Promise<ChannelChange | undefined> => (await channelHead(storage, channel)).change;

/**
 * Reads a channel. With a known state only later revisions are read, which is a single request if nothing has changed.
 * In a store with keys, a change counts if it is signed by somebody who may make it; the others are skipped. `givenTrust` is an
 * earlier state of the keys.
 */
export async function channelHead(
  storage: ReleaseStorage,
  channel: string,
  known?: ChannelHead,
  givenTrust?: Trust,
): Promise<ChannelHead> {
  const trust = givenTrust ?? (await trustIn(storage));
  const isUsable = known?.keys === revisionOf(trust);
  let head = isUsable ? known : await firstHead(storage, channel, trust);
  const first = (head.change?.revision ?? 0) + 1;
  const listed = Array.from({ length: Math.max(0, head.last - first + 1) }, (_, i) => first + i);
  const contents = await Promise.all(listed.map((revision) => readContent(storage, channel, revision)));
  for (let revision = first; ; revision++) {
    const content = contents[revision - first] ?? (await readContent(storage, channel, revision));
    if (!content && revision > head.last) return head;
    if (content) head = await withFile(storage, trust, head, { channel, revision, content });
  }
}

/** Returns the state from which later changes are read: in a store with keys, the one that an owner has accepted. */
async function firstHead(storage: ReleaseStorage, channel: string, trust: Trust): Promise<ChannelHead> {
  const keys = revisionOf(trust);
  const revisions = await listRevisions(storage, channel);
  const listed = revisions.at(-1) ?? 0;
  const nothing: ChannelHead = {
    change: undefined,
    last: trust ? listed : 0,
    sets: new Set(),
    keys,
    refused: {},
  };
  if (!trust) {
    const stored = listed === 0 ? undefined : await readStored(storage, channel, listed);
    return stored ? withState(nothing, asItsOwn(storage, channel, listed, stored.change), listed) : nothing;
  }
  const accepted = trust.change.accepted.channels;
  const anchor = Object.hasOwn(accepted, channel) ? accepted[channel] : undefined;
  if (!anchor) return nothing;
  const stored = await readStored(storage, channel, anchor.revision);
  if (stored && hashOf(stored.content) === anchor.hash) return withState(nothing, stored.change, listed);
  throw new CliError(
    403,
    `${storage.location}/${keyOf(channel, anchor.revision)} is not the change that an owner has accepted: put it back.`,
    { isUntrusted: true },
  );
}

interface StoredChange {
  content: Buffer;
  change: ChannelChange;
}

async function withFile(
  storage: ReleaseStorage,
  trust: Trust,
  head: ChannelHead,
  { channel, revision, content }: { channel: string; revision: number; content: Buffer },
): Promise<ChannelHead> {
  const last = Math.max(head.last, revision);
  const change = parseChange(storage, channel, revision, content);
  if (!trust) return withState(head, asItsOwn(storage, channel, revision, change), last);
  const isCopy = change.channel !== channel || change.revision !== revision;
  const fault = isCopy
    ? `it is a copy of change ${change.revision} of ${change.channel}`
    : await changeErrorOf(storage, trust, { change, text: content.toString(), head });
  if (fault === undefined) return withState(head, change, last);
  return { ...head, last, refused: { ...head.refused, [revision]: fault } };
}

function asItsOwn(
  storage: ReleaseStorage,
  channel: string,
  revision: number,
  change: ChannelChange,
): ChannelChange {
  if (change.channel === channel && change.revision === revision) return change;
  throw new CliError(
    500,
    `${storage.location}/${keyOf(channel, revision)} is damaged: it contains change ${change.revision} of ${change.channel}.`,
  );
}

function withState(head: ChannelHead, change: ChannelChange, last: number): ChannelHead {
  const { set, rollout, before, earlier } = change;
  const named = [set, rollout?.set, before?.set, before?.rollout?.set, ...earlier];
  const sets = new Set([...head.sets, ...named.filter((id) => id != null)]);
  return { ...head, change, last, sets };
}

/** Returns all changes of a channel that count, the newest first. */
export async function channelHistory(storage: ReleaseStorage, channel: string): Promise<ChannelChange[]> {
  const { refused } = await channelHead(storage, channel);
  const revisions = (await listRevisions(storage, channel)).filter((it) => !(it in refused)).reverse();
  const changes = await Promise.all(
    revisions.map(async (revision) => {
      const stored = await readStored(storage, channel, revision);
      return stored && asItsOwn(storage, channel, revision, stored.change);
    }),
  );
  return changes.filter((change) => change !== undefined);
}

/** Returns false if another writer has created this revision in the meantime. */
export const appendChange = (storage: ReleaseStorage, change: ChannelChange): Promise<boolean> =>
  storage.create(keyOf(change.channel, change.revision), JSON.stringify(change, null, 2));

/** Returns the last change of a channel as an owner accepts it: the one that is in effect with these keys. */
export async function anchorOf(
  storage: ReleaseStorage,
  channel: string,
  trust?: Trust,
): Promise<{ revision: number; hash: string } | undefined> {
  const revision = (await channelHead(storage, channel, undefined, trust)).change?.revision;
  const stored = revision === undefined ? undefined : await readStored(storage, channel, revision);
  return stored && revision !== undefined ? { revision, hash: hashOf(stored.content) } : undefined;
}

async function readStored(
  storage: ReleaseStorage,
  channel: string,
  revision: number,
): Promise<StoredChange | undefined> {
  const content = await readContent(storage, channel, revision);
  return content && { content, change: parseChange(storage, channel, revision, content) };
}

const readContent = async (storage: ReleaseStorage, channel: string, revision: number) =>
  isPlain(channel) ? storage.read(keyOf(channel, revision)) : undefined;

const parseChange = ({ location }: ReleaseStorage, channel: string, revision: number, content: Buffer) =>
  parseJson(content.toString(), channelChangeSchema, `${location}/${keyOf(channel, revision)}`);

const revisionOf = (trust: Trust) => trust?.change.revision ?? 0;

async function listRevisions(storage: ReleaseStorage, channel: string): Promise<number[]> {
  if (!isPlain(channel)) return [];
  const names = await storage.list(`channels/${channel}`);
  return names.filter((name) => /^\d{6}\.json$/.test(name)).map((name) => Number.parseInt(name, 10));
}
