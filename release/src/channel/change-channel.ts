import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import type { Author } from '../feed/sets';
import type { ReleaseStorage } from '../storage/storage';
import { Trouble } from '../errors/trouble';
import { appendChange, assertChannelName, channelNames, latestChange } from './channel-log';

/** The fields of a channel that a change sets; omitted ones stay as they are. */
export type ChannelStep = Pick<ChannelChange, 'kind'> &
  Partial<Pick<ChannelChange, 'set' | 'rollout' | 'earlier' | 'mayMix' | 'waivers'>>;

/** The number of conflicts with other writers before a change is given up. */
const TRIES = 20;
const KEPT_EARLIER = 10;

/**
 * Changes the current state of a channel. If another writer was faster, `step` is called again with the new
 * state, so no change is lost. `step` returns `null` if there is nothing to do; then the result is the
 * current state.
 */
export async function changeChannel(
  storage: ReleaseStorage,
  channel: string,
  { at, actor, reason }: Author,
  step: (now: ChannelChange) => Promise<ChannelStep | null> | ChannelStep | null,
): Promise<{ change: ChannelChange; isNew: boolean }> {
  let known: ChannelChange | undefined;
  for (let tries = 0; tries < TRIES; tries++) {
    const now = await knownChannel(storage, channel, known);
    const wanted = await step(now);
    if (wanted === null) return { change: now, isNew: false };
    const change: ChannelChange = {
      ...now,
      waivers: [],
      ...wanted,
      revision: now.revision + 1,
      before: { set: now.set, rollout: now.rollout },
      at,
      actor,
      reason,
    };
    change.earlier = change.earlier.slice(0, KEPT_EARLIER);
    if (await appendChange(storage, change)) return { change, isNew: true };
    known = now;
  }
  throw new Trouble(
    409,
    `The channel ${channel} is being changed by others at the same time. Nothing was changed; try again.`,
  );
}

/** Replaces the set of a channel. The previous set becomes the first fallback of pages. */
export function withSet(now: ChannelChange, set: string): Pick<ChannelChange, 'set' | 'earlier'> {
  if (now.set === set) return { set, earlier: now.earlier };
  const earlier = now.set === null ? now.earlier : [now.set, ...now.earlier];
  return { set, earlier: earlier.filter((it) => it !== set) };
}

/** Returns the current state of a channel or throws if there is none. `known` is an earlier state of it. */
export async function knownChannel(
  storage: ReleaseStorage,
  channel: string,
  known?: ChannelChange,
): Promise<ChannelChange> {
  assertChannelName(channel);
  const now = await latestChange(storage, channel, known);
  if (now) return now;
  const others = await channelNames(storage);
  throw new Trouble(
    404,
    `There is no channel ${channel} in ${storage.place}. ${others.length > 0 ? `There are: ${others.join(', ')}.` : 'Create one with release channel new.'}`,
  );
}
