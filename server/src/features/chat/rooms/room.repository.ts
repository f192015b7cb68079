import type { Contact, Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import { and, asc, eq, inArray, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { Connection, Database } from '../../../platform/db/database';
import { descending } from '../../../platform/db/index-order';
import { room, roomEvent, roomMember, roomRating } from '../../../platform/db/tables/schema';
import { canAnswerGuests, type Actor } from '../../../platform/connections/actor';
import type { ContactRepository } from '../members/contact.repository';
import { toConversation, markOf, type ConversationInput } from './conversation.mapper';
import type { StaffAvailability } from './staff-availability';
import type { MemberRow } from '../members/member.repository';
import { unread } from '../members/unread';

export type RoomRepository = ReturnType<typeof createRoomRepository>;
type RoomListRow = Pick<ConversationInput, 'room' | 'own' | 'rating' | 'unread'>;

export function createRoomRepository(db: Database, people: ContactRepository, desk: StaffAvailability) {
  /**
   * Returns the caller's rooms by latest activity. For staff these are all rooms of the property with staff.
   */
  function find(actor: Actor, condition: SQL | undefined, on: Connection): Promise<RoomListRow[]> {
    const isOwn = and(eq(roomMember.roomId, room.id), eq(roomMember.memberId, actor.id));
    const isCurrentRating = and(eq(roomRating.roomId, room.id), eq(roomRating.closedSeq, room.closedSeq));
    const isVisible =
      actor.kind === 'staff'
        ? and(ne(room.type, 'private_guest'), canAnswerGuests(actor) ? undefined : sql`false`)
        : and(eq(roomMember.memberId, actor.id), isNull(roomMember.leftAt));
    return on
      .select({
        room,
        own: roomMember,
        rating: roomRating,
        unread: sql<number>`coalesce(${unread}, 0)`,
      })
      .from(room)
      .leftJoin(roomMember, isOwn)
      .leftJoin(roomRating, isCurrentRating)
      .where(and(eq(room.propertyId, actor.property.id), isVisible, condition))
      .orderBy(...descending(room.lastActivityAt, room.id))
      .limit(101);
  }

  async function membersOf(ids: string[], on: Connection): Promise<Map<string, MemberRow[]>> {
    const rows = await on
      .select()
      .from(roomMember)
      .where(and(inArray(roomMember.roomId, ids), isNull(roomMember.leftAt)))
      // Rows that are not sorted come in the order of their latest change, which would show that a guest has read a
      // request before it is accepted.
      .orderBy(asc(roomMember.joinedAt), asc(roomMember.memberId));
    const byRoom = new Map<string, MemberRow[]>(ids.map((id) => [id, []]));
    for (const row of rows) byRoom.get(row.roomId)?.push(row);
    return byRoom;
  }

  /** An index lookup from the end of each log, so its length does not matter. */
  async function lastMessages(ids: string[], on: Connection) {
    const lastSeq = sql`(select max(e.seq) from room_event e where e.room_id = ${room.id} and e.kind = 'message')`;
    const rows = await on
      .select({ event: roomEvent })
      .from(room)
      .innerJoin(roomEvent, and(eq(roomEvent.roomId, room.id), eq(roomEvent.seq, lastSeq)))
      .where(inArray(room.id, ids));
    return new Map(rows.map(({ event }) => [event.roomId, event]));
  }

  /** Completes the rooms to conversations with three queries in total. */
  async function toConversations(
    actor: Actor,
    found: RoomListRow[],
    on: Connection,
  ): Promise<Conversation[]> {
    if (found.length === 0) return [];
    const ids = found.map((one) => one.room.id);
    const [members, last] = [await membersOf(ids, on), await lastMessages(ids, on)];
    const everyone = [...members.values()].flat().map(({ memberId }) => memberId);
    const contacts: Map<string, Contact> = await people.contacts([...new Set(everyone)], on);
    return found.map((one) =>
      toConversation(actor, contacts, {
        ...one,
        members: members.get(one.room.id) ?? [],
        last: last.get(one.room.id),
        desk,
      }),
    );
  }

  return {
    /** Returns at most 101 rooms; the caller selects which to send. */
    list: (actor: Actor, on: Connection, condition?: SQL): Promise<RoomListRow[]> =>
      find(actor, condition, on),
    toConversations,

    async find(actor: Actor, roomId: string, on: Connection = db): Promise<Conversation | undefined> {
      const [conversation] = await toConversations(actor, await find(actor, eq(room.id, roomId), on), on);
      return conversation;
    },

    before: ({ at, id }: { at: Date; id: string }): SQL =>
      sql`(${room.lastActivityAt}, ${room.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`,

    /** Returns the marks that detect changed rooms, which is much cheaper than loading the rooms. */
    async marks(actor: Actor, found: RoomListRow[], on: Connection): Promise<Map<string, string>> {
      if (found.length === 0) return new Map();
      const ids = found.map((one) => one.room.id);
      const members = await membersOf(ids, on);
      return new Map(
        found.map((one) => [one.room.id, markOf(actor, one.room, members.get(one.room.id) ?? [])]),
      );
    },
  };
}
