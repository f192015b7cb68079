import type { Actor } from '../../../platform/connections/actor';
import { Refusal } from '../../../platform/errors/refusal';
import { standingIn, type MemberRepository, type SeenRoom, type Standing } from './member.repository';

/** More rooms than are active at the same time. A cached room takes some hundred bytes per member. */
const MOST = 1_000;
/** Equal to the interval of the session checks, so that this cache is no older than the known connections. */
const SEEN_WITHIN_MS = 60_000;

export type SeenRooms = ReturnType<typeof createSeenRooms>;

/**
 * Caches rooms as they were last read or written, which saves a query per message. The cache must not be used
 * to reject a message, and a write based on it verifies that the room is unchanged.
 */
export function createSeenRooms(members: Pick<MemberRepository, 'seen'>, now: () => number) {
  const rooms = new Map<string, SeenRoom & { at: number }>();

  function forget(roomId: string): void {
    rooms.delete(roomId);
  }

  return {
    /** Returns `undefined` if the room is not cached or access is denied. */
    standing(roomId: string, actor: Actor): Standing | undefined {
      const known = rooms.get(roomId);
      if (!known || known.at < now() - SEEN_WITHIN_MS) return undefined;
      const standing = standingIn(known, actor);
      return standing instanceof Refusal ? undefined : standing;
    },

    async look(roomIds: string[]): Promise<void> {
      roomIds.forEach(forget);
      for (const [id, found] of await members.seen(roomIds)) rooms.set(id, { ...found, at: now() });
      for (const id of rooms.keys()) {
        if (rooms.size <= MOST) return;
        forget(id);
      }
    },

    /** Records that a message with this sequence number was written. */
    wrote(roomId: string, seq: number): void {
      const known = rooms.get(roomId);
      if (!known) return;
      // In these rooms a message changes more than the sequence number.
      if (known.room.isClosed || known.room.requestState === 'pending') forget(roomId);
      else known.room = { ...known.room, headSeq: seq };
    },

    forget,
  };
}
