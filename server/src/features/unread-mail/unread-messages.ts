import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { room, roomMember } from '../../platform/db/tables/schema';

/** Selects the messages of others in a room after a sequence number. */
export const messagesAfter = (seq: SQL, more: SQL = sql``) => sql`
  select e.seq from room_event e
  where e.room_id = ${roomMember.roomId} and e.seq > ${seq}
    and e.kind = 'message' and e.actor_id <> ${roomMember.memberId} and e.deleted_at is null
    and e.body ->> 'messageType' <> 'status' ${more}`;

export const readUpTo = sql`greatest(${roomMember.readSeq}, ${roomMember.joinSeq})`;

/** Whether the member wants to know of new messages in the room, and may. */
export const isNotifying = and(
  isNull(roomMember.leftAt),
  eq(roomMember.isMuted, false),
  sql`${room.requestState} <> 'declined'`,
  sql`not exists (select 1 from room_member b where b.room_id = ${roomMember.roomId} and b.has_blocked)`,
);
