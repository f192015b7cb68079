import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { assertRow } from '../../../platform/db/assert-row';
import type { Connection, Database } from '../../../platform/db/database';
import { chatConnection, room, roomMember } from '../../../platform/db/tables/schema';
import { canAnswerGuests, type Actor } from '../../../platform/connections/actor';
import { RequestError } from '../../../platform/errors/request-error';

export type RoomRow = typeof room.$inferSelect;
export type MemberRow = typeof roomMember.$inferSelect;
/** Since when a member is in the room, and how far messages were read by and delivered to them. */
export type ReadMarker = Pick<MemberRow, 'memberId' | 'cameSeq' | 'readSeq' | 'deliveredSeq'>;

/** A room with all its current and former members. */
export interface CachedRoom {
  room: RoomRow;
  members: MemberRow[];
}

/** A room with its current members and the caller's own membership. */
export interface MembershipStatus extends CachedRoom {
  /** Staff have access to every room with staff and may have no membership row. */
  own: MemberRow | undefined;
}

export const noSuchRoom = () => new RequestError(404, 'no_such_room', 'Chat not found');

/**
 * Whether the connection of the caller is still registered. Another socket may have replaced it, possibly on
 * another process; requests of the old one are then rejected.
 */
const isConnected = ({ connectionId }: Actor) =>
  sql<boolean>`exists (select 1 from ${chatConnection} c where c.id = ${connectionId})`;

export const connectionReplaced = () =>
  new RequestError(503, 'place_taken', "We're in maintenance mode, please try again", { retryAfter: 1 });

export type MemberRepository = ReturnType<typeof createMemberRepository>;

export function createMemberRepository(db: Database) {
  return {
    /**
     * Returns the caller's membership in a room. A room that the caller may not see is reported as not found.
     */
    async membership(roomId: string, actor: Actor, on: Connection = db): Promise<MembershipStatus> {
      const [found] = await on
        .select()
        .from(room)
        .where(and(eq(room.id, roomId), eq(room.propertyId, actor.property.id)));
      return requireMembership(found, actor, on);
    },

    /** Same as `membership`, with the room locked until the end of the transaction. */
    async lockMembership(roomId: string, actor: Actor, tx: Connection): Promise<MembershipStatus> {
      const [found] = await tx
        .select({ room, isConnected: isConnected(actor) })
        .from(room)
        .where(and(eq(room.id, roomId), eq(room.propertyId, actor.property.id)))
        .for('update', { of: room });
      if (found && !found.isConnected) throw connectionReplaced();
      return requireMembership(found?.room, actor, tx);
    },

    /** Returns rooms from one snapshot without locking them. Rooms that never had members are missing. */
    async snapshot(roomIds: string[]): Promise<Map<string, CachedRoom>> {
      const rows = await db
        .select({ room, member: roomMember })
        .from(room)
        .innerJoin(roomMember, eq(roomMember.roomId, room.id))
        .where(sql`${room.id} = any(${sql.param(roomIds)}::uuid[])`);
      const snapshot = new Map<string, CachedRoom>();
      for (const { room: found, member } of rows) {
        const known = snapshot.get(found.id);
        if (known) known.members.push(member);
        else snapshot.set(found.id, { room: found, members: [member] });
      }
      return snapshot;
    },

    /** Finds a room of the caller's property, regardless of membership. */
    async findInProperty(roomId: string, actor: Actor): Promise<RoomRow | undefined> {
      const [found] = await db
        .select()
        .from(room)
        .where(and(eq(room.id, roomId), eq(room.propertyId, actor.property.id)));
      return found;
    },

    /** Locks a room of which the caller is not yet a member. */
    async lock(roomId: string, actor: Actor, tx: Connection): Promise<RoomRow> {
      const [found] = await tx
        .select({ room, isConnected: isConnected(actor) })
        .from(room)
        .where(eq(room.id, roomId))
        .for('update', { of: room });
      if (!found) throw noSuchRoom();
      if (!found.isConnected) throw connectionReplaced();
      return found.room;
    },

    /** Returns the current or former membership of the caller. */
    async findMembership(roomId: string, { id }: Actor, on: Connection): Promise<MemberRow | undefined> {
      const [found] = await on
        .select()
        .from(roomMember)
        .where(and(eq(roomMember.roomId, roomId), eq(roomMember.memberId, id)));
      return found;
    },

    /** Advances the receipts. They never go back, because devices may report in any order. */
    async advanceReceipts(
      { roomId, actor }: { roomId: string; actor: Actor },
      { read = 0, delivered = 0 }: { read?: number; delivered?: number },
      on: Connection = db,
    ): Promise<MemberRow> {
      const deliveredSeq = Math.max(read, delivered);
      const [updated] = await on
        .insert(roomMember)
        .values({ roomId, memberId: actor.id, kind: actor.kind, readSeq: read, deliveredSeq })
        .onConflictDoUpdate({
          target: [roomMember.roomId, roomMember.memberId],
          set: {
            readSeq: sql`greatest(${roomMember.readSeq}, ${read})`,
            deliveredSeq: sql`greatest(${roomMember.deliveredSeq}, ${deliveredSeq})`,
          },
        })
        .returning();
      assertRow(updated);
      return updated;
    },

    present: (roomId: string, on: Connection = db): Promise<MemberRow[]> =>
      on
        .select()
        .from(roomMember)
        .where(and(eq(roomMember.roomId, roomId), isNull(roomMember.leftAt)))
        .orderBy(asc(roomMember.joinedAt), asc(roomMember.memberId)),
  };

  function membersOf(roomIds: string[], on: Connection): Promise<MemberRow[]> {
    return on
      .select()
      .from(roomMember)
      .where(inArray(roomMember.roomId, roomIds))
      .orderBy(asc(roomMember.joinedAt), asc(roomMember.memberId));
  }

  async function requireMembership(
    found: RoomRow | undefined,
    actor: Actor,
    on: Connection,
  ): Promise<MembershipStatus> {
    if (!found) throw noSuchRoom();
    const membership = membershipIn({ room: found, members: await membersOf([found.id], on) }, actor);
    if (membership instanceof RequestError) throw membership;
    return membership;
  }
}

/** Returns the membership of the actor in a room, or the error that denies access. */
export function membershipIn(
  { room: found, members }: CachedRoom,
  actor: Actor,
): MembershipStatus | RequestError {
  if (found.propertyId !== actor.property.id) return noSuchRoom();
  const own = members.find(({ memberId }) => memberId === actor.id);
  const hasAccess =
    actor.kind === 'staff' ? canAnswerGuests(actor) && found.type !== 'private_guest' : own !== undefined;
  if (!hasAccess) return noSuchRoom();
  if (own?.leftAt && actor.kind === 'guest') {
    return new RequestError(403, 'removed_from_room', "You've left this chat.");
  }
  return { room: found, members: members.filter(({ leftAt }) => leftAt === null), own };
}
