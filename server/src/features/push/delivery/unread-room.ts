import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { guest, room, roomEvent, roomMember, staff } from '../../../platform/db/tables/schema';
import { isNotifying, messagesAfter, readUpTo } from '../../unread-mail/unread-messages';
import { notable } from '../notices/push-rooms';

export interface UnreadRoom {
  isFromStaff: boolean;
  /** Empty for messages that the hotel sends without a member of staff. */
  senderName: string;
  text: string;
  count: number;
  /** Counts the unread messages of all rooms, for the icon of the installed app. */
  total: number;
}

export type UnreadRooms = ReturnType<typeof createUnreadRooms>;

/** Returns a function that reads the newest unread message of a room, and how many there are. */
export function createUnreadRooms(db: Database) {
  return async (roomId: string, chatUuid: string): Promise<UnreadRoom | undefined> => {
    const unread = messagesAfter(readUpTo, notable);
    const [found] = await db
      .select({
        newest: sql<string | null>`(select max(u.seq) from (${unread}) u)`,
        count: sql<number>`(select count(*)::int from (${unread} limit 1000) u)`,
      })
      .from(roomMember)
      .innerJoin(room, eq(room.id, roomMember.roomId))
      .where(and(eq(roomMember.roomId, roomId), eq(roomMember.memberId, chatUuid), isNotifying));
    if (!found?.newest) return undefined;
    const [event] = await db
      .select({
        body: roomEvent.body,
        kind: roomEvent.actorKind,
        firstName: guest.firstName,
        lastName: guest.lastName,
        nickName: staff.nickName,
      })
      .from(roomEvent)
      .leftJoin(guest, eq(guest.chatUuid, roomEvent.actorId))
      .leftJoin(staff, eq(staff.id, roomEvent.actorId))
      .where(and(eq(roomEvent.roomId, roomId), eq(roomEvent.seq, Number(found.newest))));
    if (!event) return undefined;
    const [all] = await db
      .select({ total: sql<number>`coalesce(sum((select count(*) from (${unread} limit 1000) u)), 0)::int` })
      .from(roomMember)
      .innerJoin(room, eq(room.id, roomMember.roomId))
      .where(and(eq(roomMember.memberId, chatUuid), isNotifying));
    const guestName = [event.firstName, event.lastName].filter(Boolean).join(' ');
    return {
      isFromStaff: event.kind === 'staff',
      senderName: event.kind === 'staff' ? (event.nickName ?? '') : guestName,
      text: event.body?.text ?? '',
      count: found.count,
      total: all?.total ?? found.count,
    };
  };
}
