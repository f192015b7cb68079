import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { room, roomMember } from '../../../platform/db/tables/schema';
import { isNotifying, messagesAfter, readUpTo } from '../../unread-mail/unread-messages';

/**
 * Selects messages that are worth a notification: not cards, and not messages that have a notification of their own.
 */
export const notable = sql`and e.body ->> 'messageType' <> 'card' and e.body -> 'hasOwnNotification' is null`;

/**
 * The position up to which the guest has read, one of their pages has received, or a device was notified of messages.
 */
const knownUpTo = sql`greatest(${readUpTo}, ${roomMember.deliveredSeq}, ${roomMember.pushedSeq})`;

const isDue: SQL | undefined = and(
  isNotifying,
  sql`${room.headSeq} > ${knownUpTo}`,
  sql`exists (${messagesAfter(knownUpTo, notable)})`,
);

/** Selects guests, by their chat id, who have a room with messages of which no device was notified. */
export const hasDueRoom = (chatUuid: SQL | typeof roomMember.memberId) => sql`exists (
  select 1 from ${roomMember} inner join ${room} on ${room.id} = ${roomMember.roomId}
  where ${roomMember.memberId} = ${chatUuid} and ${isDue})`;

/** Returns the rooms with messages that no device has been notified of, and marks them as notified. */
export async function claimRooms(tx: Connection, chatUuid: string): Promise<string[]> {
  const rooms = await tx
    .select({ roomId: roomMember.roomId, headSeq: room.headSeq })
    .from(roomMember)
    .innerJoin(room, eq(room.id, roomMember.roomId))
    .where(and(eq(roomMember.memberId, chatUuid), isDue));
  for (const { roomId, headSeq } of rooms) {
    await tx
      .update(roomMember)
      .set({ pushedSeq: headSeq })
      .where(and(eq(roomMember.roomId, roomId), eq(roomMember.memberId, chatUuid)));
  }
  return rooms.map(({ roomId }) => roomId);
}
