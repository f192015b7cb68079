import { sql, type SQLWrapper } from 'drizzle-orm';
import { roomMember } from '../../../platform/db/tables/schema';

/**
 * A limit for the unread count: a larger number is not useful, and counting would take longer the larger the
 * room is.
 */
export const MAX_UNREAD = 1_000;

/**
 * Counts the unread messages of a member. Use it only in queries with joins, where columns are qualified by
 * their table.
 */
export const unread = sql<number>`(select count(*)::int from (
  select 1 from room_event e
  where e.room_id = ${roomMember.roomId} and e.seq > greatest(${roomMember.readSeq}, ${roomMember.joinSeq})
    and e.kind = 'message' and e.actor_id <> ${roomMember.memberId} and e.deleted_at is null
    and e.body ->> 'messageType' not in ('status', 'card')
  limit ${sql.raw(String(MAX_UNREAD))}) counted)`;

/** A guest in a room, their unread count and when it was counted (see `unreadAt` of a room). */
export interface UnreadRecipient {
  id: string;
  unread: number;
  unreadAt: number;
}

/** Returns the guests of a room as a JSON array of `UnreadRecipient`, or null if there are none. */
export const recipientsWithUnread = (room: { id: SQLWrapper; headSeq: SQLWrapper }) => sql`(
  select jsonb_agg(jsonb_build_object('id', ${roomMember.memberId}, 'unread', ${unread},
    'unreadAt', ${room.headSeq} + ${roomMember.readSeq})) from ${roomMember}
  where ${roomMember.roomId} = ${room.id} and ${roomMember.kind} = 'guest' and ${roomMember.leftAt} is null)`;
