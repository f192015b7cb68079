import { and, eq, isNull } from 'drizzle-orm';
import type { Server } from 'socket.io';
import type { Database } from '../db/database';
import { room, roomMember } from '../db/schema';
import { placesOf as audiencePlaces } from '../features/announcement/audience';
import { unread } from '../features/chat/unread';
import { listenersOf } from '../features/ticket/ticket-queue';
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
export function createDelivery(
  io: Server,
  db: Database,
  { epoch, lanes, now }: { epoch: string; lanes: Lanes; now: () => number },
) {
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

  async function tell(telling: Telling): Promise<void> {
    const { topic, event, body } = telling;
    if (topic.startsWith('room:')) return toRoom(topic.slice(5), telling);
    io.to(await placesFor(topic)).emit(event, { ...body, epoch });
  }

  async function placesFor(topic: string): Promise<string | string[]> {
    if (topic.startsWith('queue:')) return listenersOf(topic);
    if (!topic.startsWith('announcement:')) return topic;
    const places = await audiencePlaces(db, topic.slice('announcement:'.length), now());
    // A list of nobody would be everybody.
    return places.length === 0 ? topic : places;
  }

  return { deliver: (telling: Telling) => lanes.run(telling.topic, () => tell(telling)) };
}
