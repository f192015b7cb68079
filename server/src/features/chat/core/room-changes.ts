import { eq, sql } from 'drizzle-orm';
import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Connection } from '../../../platform/db/database';
import { room, roomMember } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import type { ChatParts } from './chat-parts';
import { noSuchRoom, type Standing } from '../members/member.repository';

/** Does something to a room while nobody else does, and says what is to be told of it; nothing where nothing changed. */
export type Act = (tx: Connection, standing: Standing) => Promise<OutboxRow[]>;

/** Whoever writes without the room's lock finds out by this that others are in it, or that it is treated otherwise. */
export async function countChange(tx: Connection, roomId: string): Promise<void> {
  await tx
    .update(room)
    .set({ version: sql`${room.version} + 1` })
    .where(eq(room.id, roomId));
}

export type RoomChanges = ReturnType<typeof createRoomChanges>;

export function createRoomChanges({ db, members, outbox, rooms }: ChatParts) {
  async function change(actor: Actor, roomId: string, act: Act): Promise<void> {
    const rows = await db.transaction(async (tx) => {
      const standing = await members.lockedStanding(roomId, actor, tx);
      const told = await act(tx, standing);
      await countChange(tx, roomId);
      return told;
    });
    await outbox.tell(...rows);
  }

  return {
    change,

    /** The same, answered with the room as it is then. */
    async changed(actor: Actor, roomId: string, act: Act): Promise<Conversation> {
      await change(actor, roomId, act);
      const told = await rooms.one(actor, roomId);
      if (!told) throw noSuchRoom();
      return told;
    },

    /** Changes the caller's own place in a room; staff get one with that. */
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
