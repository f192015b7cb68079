import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { roomEvent, roomRating, ticket } from '../../../platform/db/tables/schema';

/** Returns what a person has written to others and to the hotel. In the chat, guests have another id (`chatUuid`). */
export async function loadPersonalChat(
  db: Database,
  { ids, chatUuids }: { ids: string[]; chatUuids: string[] },
) {
  const [messages, ratings, requests] = await Promise.all([
    db
      .select({ roomId: roomEvent.roomId, body: roomEvent.body, createdAt: roomEvent.createdAt })
      .from(roomEvent)
      .where(
        and(
          inArray(roomEvent.actorId, chatUuids),
          isNull(roomEvent.deletedAt),
          eq(roomEvent.kind, 'message'),
        ),
      ),
    db
      .select({
        roomId: roomRating.roomId,
        stars: roomRating.stars,
        comment: roomRating.comment,
        createdAt: roomRating.createdAt,
      })
      .from(roomRating)
      .where(inArray(roomRating.guestId, chatUuids)),
    db
      .select({
        note: ticket.note,
        values: ticket.values,
        status: ticket.status,
        createdAt: ticket.createdAt,
      })
      .from(ticket)
      .where(inArray(ticket.guestId, ids)),
  ]);
  return { messages, ratings, requests };
}
