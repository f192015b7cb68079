import { sql, type SQLWrapper } from 'drizzle-orm';
import { roomMember } from '../../db/schema';

/** Nobody reads a larger number, and counting on would take as long as the room is large. */
export const MOST_COUNTED = 1_000;

/** What a member has not read of what others wrote. Only in statements that join, where columns bear their table. */
export const unread = sql<number>`(select count(*)::int from (
  select 1 from room_event e
  where e.room_id = ${roomMember.roomId} and e.seq > greatest(${roomMember.readSeq}, ${roomMember.joinSeq})
    and e.kind = 'message' and e.actor_id <> ${roomMember.memberId} and e.deleted_at is null
    and e.body ->> 'messageType' not in ('status', 'card')
  limit ${sql.raw(String(MOST_COUNTED))}) counted)`;

/** The guests who are in a room, each with what they have not read; null where there are none. */
export const guestsWithUnread = (roomId: SQLWrapper) => sql`(
  select jsonb_agg(jsonb_build_object('id', ${roomMember.memberId}, 'unread', ${unread})) from ${roomMember}
  where ${roomMember.roomId} = ${roomId} and ${roomMember.kind} = 'guest' and ${roomMember.leftAt} is null)`;
