import type { Room } from '../../model/state/room';

/** Whether the guest may write in a room: yes, to open it again, once they have answered a request, or not now. */
export type Standing = 'open' | 'closed-open' | 'asked' | 'waiting' | 'blocked-by-you' | 'shut';

type Judged = Pick<
  Room,
  'roomType' | 'hasBlocked' | 'hasBlockedByYou' | 'closed' | 'requestState' | 'headSeq'
>;

export function standingOf(room: Judged): Standing {
  if (room.hasBlockedByYou) return 'blocked-by-you';
  if (room.hasBlocked || room.requestState === 'declined') return 'shut';
  if (room.requestState === 'pending_in') return 'asked';
  // A stranger says one thing, and then waits.
  if (room.requestState === 'pending_out' && room.headSeq > 0) return 'waiting';
  if (!room.closed) return 'open';
  return room.roomType === 'private_guest' ? 'shut' : 'closed-open';
}
