import { and, eq, isNull } from 'drizzle-orm';
import type { Server } from 'socket.io';
import type { Database } from '../db/database';
import { room, roomMember } from '../db/schema';
import { unread } from '../features/chat/unread';
import type { Lanes } from '../lanes';

/** Something to be told, and to whom: see the table of what is still to be told. */
export interface Telling {
  topic: string;
  event: string;
  body: Record<string, unknown>;
}

/** With these, everybody learns what they themselves have not read. */
const WITH_UNREAD = new Set(['newPrivateGuestMessage', 'newExternalMessage', 'deleteMessage']);

export type Delivery = ReturnType<typeof createDelivery>;

/** Tells those who are connected. Each topic has its turn, so that what was stored first is told first. */
export function createDelivery(io: Server, db: Database, { epoch, lanes }: { epoch: string; lanes: Lanes }) {
  const listeners = (roomId: string, withUnread: boolean) =>
    db
      .select({
        id: roomMember.memberId,
        kind: roomMember.kind,
        type: room.type,
        propertyId: room.propertyId,
        ...(withUnread && { unread }),
      })
      .from(roomMember)
      .innerJoin(room, eq(room.id, roomMember.roomId))
      .where(and(eq(roomMember.roomId, roomId), isNull(roomMember.leftAt)));

  async function toRoom(roomId: string, { event, body }: Telling): Promise<void> {
    const members = await listeners(roomId, WITH_UNREAD.has(event));
    for (const { id, kind, unread: count } of members) {
      // Staff hear of all rooms of their house in one place, below.
      if (kind === 'staff') continue;
      io.to(`user:${id}`).emit(event, { ...body, ...(count !== undefined && { unread: count }), epoch });
    }
    const [first] = members;
    if (first && first.type !== 'private_guest')
      io.to(`staff:${first.propertyId}`).emit(event, { ...body, epoch });
  }

  function now(telling: Telling): Promise<void> {
    const { topic, event, body } = telling;
    if (topic.startsWith('room:')) return toRoom(topic.slice(5), telling);
    io.to(topic).emit(event, { ...body, epoch });
    return Promise.resolve();
  }

  return { deliver: (telling: Telling) => lanes.run(telling.topic, () => now(telling)) };
}
