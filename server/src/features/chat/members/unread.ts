import { sql, type SQLWrapper } from 'drizzle-orm';
import { roomMember } from '../../../platform/db/tables/schema';

/** Nobody reads a larger number, and counting on would take as long as the room is large. */
export const MOST_COUNTED = 1_000;

/** What a member has not read of what others wrote. Only in statements that join, where columns bear their table. */
export const unread = sql<number>`(select count(*)::int from (
  select 1 from room_event e
  where e.room_id = ${roomMember.roomId} and e.seq > greatest(${roomMember.readSeq}, ${roomMember.joinSeq})
    and e.kind = 'message' and e.actor_id <> ${roomMember.memberId} and e.deleted_at is null
    and e.body ->> 'messageType' not in ('status', 'card')
  limit ${sql.raw(String(MOST_COUNTED))}) counted)`;

/** A guest who is in a room, what they have not read of it, and when that was counted (see a room's `unreadAt`). */
export interface Reader {
  id: string;
  unread: number;
  unreadAt: number;
}

/** The guests who are in a room, as `Reader`s; null where there are none. */
export const readersOf = (room: { id: SQLWrapper; headSeq: SQLWrapper }) => sql`(
  select jsonb_agg(jsonb_build_object('id', ${roomMember.memberId}, 'unread', ${unread},
    'unreadAt', ${room.headSeq} + ${roomMember.readSeq})) from ${roomMember}
  where ${roomMember.roomId} = ${room.id} and ${roomMember.kind} = 'guest' and ${roomMember.leftAt} is null)`;
