import type { Room } from '../../model/state/room';

/** Whether the guest can write in a room: freely, to reopen it, after answering a request, or not now. */
export type ComposerState = 'open' | 'closed-open' | 'asked' | 'waiting' | 'blocked-by-you' | 'shut';

type ComposerRoom = Pick<
  Room,
  'roomType' | 'hasBlocked' | 'hasBlockedByYou' | 'closed' | 'requestState' | 'headSeq'
>;

export function composerStateOf(room: ComposerRoom): ComposerState {
  if (room.hasBlockedByYou) return 'blocked-by-you';
  if (room.hasBlocked || room.requestState === 'declined') return 'shut';
  if (room.requestState === 'pending_in') return 'asked';
  // A guest may send one message to an unknown guest and then waits for it to be accepted.
  if (room.requestState === 'pending_out' && room.headSeq > 0) return 'waiting';
  if (!room.closed) return 'open';
  return room.roomType === 'private_guest' ? 'shut' : 'closed-open';
}
