import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import type { Author } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { trustIn } from '../trust/trust';
import { signedChange } from './change-signature';
import { appendChange, assertChannelName, channelHead, channelNames, type ChannelHead } from './channel-log';

/** The fields of a channel that a change sets; omitted ones stay as they are. */
export type ChannelUpdate = Pick<ChannelChange, 'kind'> &
  Partial<Pick<ChannelChange, 'set' | 'rollout' | 'earlier' | 'mayMix' | 'waivers'>>;

/** The number of conflicts with other writers before a change is given up. */
const MAX_ATTEMPTS = 20;
const MAX_EARLIER_SETS = 10;

/**
 * Changes the current state of a channel. If another writer was faster, `update` is called again with the new
 * state, so no change is lost. `step` returns `null` if there is nothing to do; then the result is the
 * current state.
 */
export async function changeChannel(
  storage: ReleaseStorage,
  channel: string,
  { at, actor, reason }: Author,
  update: (current: ChannelChange) => Promise<ChannelUpdate | null> | ChannelUpdate | null,
): Promise<{ change: ChannelChange; isNew: boolean }> {
  let known: ChannelHead | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const head = await requireHead(storage, channel, known);
    const current = head.change;
    const changes = await update(current);
    if (changes === null) return { change: current, isNew: false };
    const { signature: _signature, ...state } = current;
    const change: ChannelChange = {
      ...state,
      waivers: [],
      ...changes,
      revision: head.last + 1,
      before: { set: current.set, rollout: current.rollout },
      at,
      actor,
      reason,
    };
    change.earlier = change.earlier.slice(0, MAX_EARLIER_SETS);
    const signed = await signedChange(storage, change, head);
    const isAppended = await appendChange(storage, signed);
    if (isAppended && (await isInEffect(storage, signed, head))) return { change: signed, isNew: true };
    known = isAppended ? undefined : head;
  }
  throw new CliError(
    409,
    `The channel ${channel} is being changed by others at the same time. Nothing was changed; try again.`,
  );
}

/**
 * Returns whether a stored change counts. At the same moment an owner may have revoked the key of the change before
 * it, in which case this one no longer follows from a valid state.
 */
async function isInEffect(
  storage: ReleaseStorage,
  { channel, revision }: ChannelChange,
  before: ChannelHead,
): Promise<boolean> {
  const trust = await trustIn(storage, { isFresh: true });
  return !trust || !(revision in (await channelHead(storage, channel, before, trust)).refused);
}

/** Replaces the set of a channel. The previous set becomes the first fallback of pages. */
export function withSet(current: ChannelChange, set: string): Pick<ChannelChange, 'set' | 'earlier'> {
  if (current.set === set) return { set, earlier: current.earlier };
  const earlier = current.set === null ? current.earlier : [current.set, ...current.earlier];
  return { set, earlier: earlier.filter((it) => it !== set) };
}

/** Returns the current state of a channel or throws if there is none. */
export const requireChannel = async (storage: ReleaseStorage, channel: string): Promise<ChannelChange> =>
  (await requireHead(storage, channel)).change;

async function requireHead(
  storage: ReleaseStorage,
  channel: string,
  known?: ChannelHead,
): Promise<ChannelHead & { change: ChannelChange }> {
  assertChannelName(channel);
  const head = await channelHead(storage, channel, known);
  if (head.change) return { ...head, change: head.change };
  const others = await channelNames(storage);
  throw new CliError(
    404,
    `There is no channel ${channel} in ${storage.location}. ${others.length > 0 ? `There are: ${others.join(', ')}.` : 'Create one with release channel new.'}`,
  );
}
