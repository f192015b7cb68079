import type { Actor } from '../../../platform/connections/actor';
import { RequestError } from '../../../platform/errors/request-error';
import {
  membershipIn,
  type MemberRepository,
  type CachedRoom,
  type MembershipStatus,
} from './member.repository';

/** More rooms than are active at the same time. A cached room takes some hundred bytes per member. */
const MAX_ROOMS = 1_000;
/** Equal to the interval of the session checks, so that this cache is no older than the known connections. */
const MAX_AGE_MS = 60_000;

export type RoomCache = ReturnType<typeof createRoomCache>;

/**
 * Caches rooms as they were last read or written, which saves a query per message. The cache must not be used
 * to reject a message, and a write based on it verifies that the room is unchanged.
 */
export function createRoomCache(members: Pick<MemberRepository, 'snapshot'>, now: () => number) {
  const rooms = new Map<string, CachedRoom & { at: number }>();

  function evict(roomId: string): void {
    rooms.delete(roomId);
  }

  return {
    /** Returns `undefined` if the room is not cached or access is denied. */
    membership(roomId: string, actor: Actor): MembershipStatus | undefined {
      const known = rooms.get(roomId);
      if (!known || known.at < now() - MAX_AGE_MS) return undefined;
      const membership = membershipIn(known, actor);
      return membership instanceof RequestError ? undefined : membership;
    },

    async reload(roomIds: string[]): Promise<void> {
      roomIds.forEach(evict);
      for (const [id, found] of await members.snapshot(roomIds)) rooms.set(id, { ...found, at: now() });
      for (const id of rooms.keys()) {
        if (rooms.size <= MAX_ROOMS) return;
        evict(id);
      }
    },

    /** Records that a message with this sequence number was written. */
    recordMessage(roomId: string, seq: number): void {
      const known = rooms.get(roomId);
      if (!known) return;
      // In these rooms a message changes more than the sequence number.
      if (known.room.isClosed || known.room.requestState === 'pending') evict(roomId);
      else known.room = { ...known.room, headSeq: seq };
    },

    evict,
  };
}
