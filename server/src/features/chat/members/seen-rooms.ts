import type { Actor } from '../../../platform/connections/actor';
import { Refusal } from '../../../platform/errors/refusal';
import { standingIn, type MemberRepository, type SeenRoom, type Standing } from './member.repository';

/** More rooms than are written in at one time; a room is some hundred bytes for each who is in it. */
const MOST = 1_000;
/** As old as what is known of who is connected. */
const SEEN_WITHIN_MS = 60_000;

export type SeenRooms = ReturnType<typeof createSeenRooms>;

/**
 * Rooms as they were when they were last looked at or written in, so that who writes on need not look again. Nothing may be
 * refused by it, and whoever writes by it finds out whether the room is still so.
 */
export function createSeenRooms(members: Pick<MemberRepository, 'seen'>, now: () => number) {
  const rooms = new Map<string, SeenRoom & { at: number }>();

  function forget(roomId: string): void {
    rooms.delete(roomId);
  }

  return {
    /** Nothing for whom something keeps out, and where nothing is known. */
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

    /** A message was written there, at this place. */
    wrote(roomId: string, seq: number): void {
      const known = rooms.get(roomId);
      if (!known) return;
      // There it has changed more than the place.
      if (known.room.isClosed || known.room.requestState === 'pending') forget(roomId);
      else known.room = { ...known.room, headSeq: seq };
    },

    forget,
  };
}
