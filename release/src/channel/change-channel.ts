import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import type { Author } from '../feed/sets';
import type { ReleaseStorage } from '../storage/storage';
import { Trouble } from '../errors/trouble';
import { appendChange, assertChannelName, channelNames, latestChange } from './channel-log';

/** What a change may say of a channel; what it leaves out stays. */
export type ChannelStep = Pick<ChannelChange, 'kind'> &
  Partial<Pick<ChannelChange, 'set' | 'rollout' | 'earlier' | 'mayMix' | 'waivers'>>;

/** How often somebody else may be faster before a change is given up. */
const TRIES = 20;
const KEPT_EARLIER = 10;

/**
 * Changes a channel as it is at this moment: `step` is asked again where somebody else was faster, so that nobody's
 * change is lost. It says null where there is nothing to do; what comes back is then the channel as it is.
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
    `The channel ${channel} is being changed by others all the time. Nothing was changed; try again.`,
  );
}

/** Where a rollout or a set is replaced by another: the one before is what pages fall back on. */
export function withSet(now: ChannelChange, set: string): Pick<ChannelChange, 'set' | 'earlier'> {
  if (now.set === set) return { set, earlier: now.earlier };
  const earlier = now.set === null ? now.earlier : [now.set, ...now.earlier];
  return { set, earlier: earlier.filter((it) => it !== set) };
}

/** What a channel is now; one that somebody names has to be there. `known` is an earlier state of it. */
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
    `There is no channel ${channel} in ${storage.place}. ${others.length > 0 ? `There are: ${others.join(', ')}.` : 'There is none yet: release channel new.'}`,
  );
}
