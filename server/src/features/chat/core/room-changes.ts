import { eq, sql } from 'drizzle-orm';
import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Connection } from '../../../platform/db/database';
import { room, roomMember } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { ChatDeps } from './chat-deps';
import { noSuchRoom, type MembershipStatus } from '../members/member.repository';

/** Changes a locked room and returns the events to publish, or an empty list if nothing changed. */
export type RoomChange = (tx: Connection, membership: MembershipStatus) => Promise<OutboxRow[]>;

/**
 * Increments the version of the room. Messages are written without the lock on the room and rely on it to
 * detect changes.
 */
export async function incrementVersion(tx: Connection, roomId: string): Promise<void> {
  await tx
    .update(room)
    .set({ version: sql`${room.version} + 1` })
    .where(eq(room.id, roomId));
}

export type RoomChanges = ReturnType<typeof createRoomChanges>;

export function createRoomChanges({ db, members, outbox, rooms }: ChatDeps) {
  async function change(actor: Actor, roomId: string, applyChange: RoomChange): Promise<void> {
    const rows = await db.transaction(async (tx) => {
      const membership = await members.lockMembership(roomId, actor, tx);
      const result = await applyChange(tx, membership);
      await incrementVersion(tx, roomId);
      return result;
    });
    await outbox.publish(...rows);
  }

  return {
    change,

    /** Same as `change`, and returns the changed conversation. */
    async changed(actor: Actor, roomId: string, applyChange: RoomChange): Promise<Conversation> {
      await change(actor, roomId, applyChange);
      const result = await rooms.find(actor, roomId);
      if (!result) throw noSuchRoom();
      return result;
    },

    /** Changes the caller's own membership and creates it if necessary, as staff may have none. */
    async setOwn(
      tx: Connection,
      { roomId, actor }: { roomId: string; actor: Actor },
      set: Partial<Pick<typeof roomMember.$inferInsert, 'isMuted' | 'hasBlocked' | 'leftAt'>>,
    ): Promise<void> {
      await tx
        .insert(roomMember)
        .values({ roomId, memberId: actor.id, kind: actor.kind, ...set })
        .onConflictDoUpdate({
          target: [roomMember.roomId, roomMember.memberId],
          set: { ...set, version: sql`${roomMember.version} + 1` },
        });
    },
  };
}
