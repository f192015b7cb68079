import type { ChannelChange } from '@guest/shared/contracts/release/release.contract';
import type { Author } from '../registry/sets';
import type { ReleaseStorage } from '../storage/storage';
import { requireChannel } from './change-channel';
import { signedChange } from './change-signature';
import { appendChange, assertChannelName, channelHead } from './channel-log';

/** The channel of guests: its addresses may not name versions unless this is enabled explicitly. */
const PRODUCTION = 'production';

/** Creates a channel, empty or with the set of another. An existing channel is left alone. */
export async function createChannel(
  storage: ReleaseStorage,
  channel: string,
  { at, actor, reason }: Author,
  { from, mayMix = channel !== PRODUCTION }: { from?: string; mayMix?: boolean } = {},
): Promise<{ change: ChannelChange; isNew: boolean }> {
  assertChannelName(channel);
  const head = await channelHead(storage, channel);
  if (head.change) return { change: head.change, isNew: false };
  const origin = from === undefined ? undefined : await requireChannel(storage, from);
  const change: ChannelChange = {
    channel,
    revision: head.last + 1,
    kind: 'created',
    at,
    actor,
    reason,
    before: null,
    set: origin?.set ?? null,
    rollout: null,
    earlier: origin?.earlier ?? [],
    mayMix,
    waivers: [],
  };
  const signed = await signedChange(storage, change, head);
  if (await appendChange(storage, signed)) return { change: signed, isNew: true };
  return { change: await requireChannel(storage, channel), isNew: false };
}
