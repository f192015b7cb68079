import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { room, roomMember } from '../../../platform/db/tables/schema';
import { isNotifying, messagesAfter, readUpTo } from '../../unread-mail/unread-messages';

/**
 * Selects messages that are worth a notification: not cards, and not messages that have a notification of their own.
 */
export const notable = sql`and e.body ->> 'messageType' <> 'card' and e.body -> 'hasOwnNotification' is null`;

/**
 * The position up to which the guest has read, or a device or a visible page has notified them of messages. What a
 * hidden page has received counts for nothing.
 */
const knownUpTo = sql`greatest(${readUpTo}, ${roomMember.pushedSeq})`;

/** A message is worth a notification for this long. */
export const MESSAGE_LASTS_MS = 24 * 3_600_000;

function isDue(now: number): SQL | undefined {
  const isFresh = sql`and e.created_at > ${new Date(now - MESSAGE_LASTS_MS)}`;
  return and(
    isNotifying,
    sql`${room.headSeq} > ${knownUpTo}`,
    sql`exists (${messagesAfter(knownUpTo, sql`${notable} ${isFresh}`)})`,
  );
}

/** Selects guests, by their chat id, who have a room with messages of which they were not notified. */
export const hasDueRoom = (chatUuid: SQL | typeof roomMember.memberId, now: number) => sql`exists (
  select 1 from ${roomMember} inner join ${room} on ${room.id} = ${roomMember.roomId}
  where ${roomMember.memberId} = ${chatUuid} and ${isDue(now)})`;

/** Returns the rooms with messages that the guest has not been notified of, and marks them as notified. */
export async function claimRooms(tx: Connection, chatUuid: string, now: number): Promise<string[]> {
  const rooms = await tx
    .select({ roomId: roomMember.roomId, headSeq: room.headSeq })
    .from(roomMember)
    .innerJoin(room, eq(room.id, roomMember.roomId))
    .where(and(eq(roomMember.memberId, chatUuid), isDue(now)));
  for (const { roomId, headSeq } of rooms) {
    await tx
      .update(roomMember)
      .set({ pushedSeq: headSeq })
      .where(and(eq(roomMember.roomId, roomId), eq(roomMember.memberId, chatUuid)));
  }
  return rooms.map(({ roomId }) => roomId);
}
