import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import type { Author } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { appendChange, assertChannelName, channelNames, latestChange } from './channel-log';

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
  let known: ChannelChange | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const current = await requireChannel(storage, channel, known);
    const changes = await update(current);
    if (changes === null) return { change: current, isNew: false };
    const change: ChannelChange = {
      ...current,
      waivers: [],
      ...changes,
      revision: current.revision + 1,
      before: { set: current.set, rollout: current.rollout },
      at,
      actor,
      reason,
    };
    change.earlier = change.earlier.slice(0, MAX_EARLIER_SETS);
    if (await appendChange(storage, change)) return { change, isNew: true };
    known = current;
  }
  throw new CliError(
    409,
    `The channel ${channel} is being changed by others at the same time. Nothing was changed; try again.`,
  );
}

/** Replaces the set of a channel. The previous set becomes the first fallback of pages. */
export function withSet(current: ChannelChange, set: string): Pick<ChannelChange, 'set' | 'earlier'> {
  if (current.set === set) return { set, earlier: current.earlier };
  const earlier = current.set === null ? current.earlier : [current.set, ...current.earlier];
  return { set, earlier: earlier.filter((it) => it !== set) };
}

/** Returns the current state of a channel or throws if there is none. `known` is an earlier state of it. */
export async function requireChannel(
  storage: ReleaseStorage,
  channel: string,
  known?: ChannelChange,
): Promise<ChannelChange> {
  assertChannelName(channel);
  const current = await latestChange(storage, channel, known);
  if (current) return current;
  const others = await channelNames(storage);
  throw new CliError(
    404,
    `There is no channel ${channel} in ${storage.location}. ${others.length > 0 ? `There are: ${others.join(', ')}.` : 'Create one with release channel new.'}`,
  );
}
