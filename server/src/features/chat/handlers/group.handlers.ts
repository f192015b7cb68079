import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { guest, roomInvite, roomMember } from '../../../platform/db/tables/schema';
import { hashOf } from '../../../platform/security/token';
import { recordStaffAction } from '../../staff/staff-action';
import type { Actor } from '../../../platform/connections/actor';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import type { OutboxRow } from '../../../platform/outbox/push-outbox';
import { RequestError } from '../../../platform/errors/request-error';
import type { ChatDeps } from '../core/chat-deps';
import { noSuchRoom, type RoomRow } from '../members/member.repository';
import { incrementVersion, type RoomChanges } from '../core/room-changes';

/**
 * Socket handlers for the members of a group. A guest's room with the staff is not a group: its members are
 * fixed.
 */
export function groupHandlers(chat: ChatDeps, { change, changed, setOwn }: RoomChanges) {
  const { db, outbox, now, rooms } = chat;

  async function addMembers(
    tx: Connection,
    { id: roomId, headSeq }: RoomRow,
    { guestsId, seesPrevious }: { guestsId: string[]; seesPrevious: boolean },
  ): Promise<void> {
    const joinSeq = seesPrevious ? 0 : headSeq;
    // Earlier messages do not count as unread, and their senders see no read receipt.
    const readPosition = { joinSeq, cameSeq: headSeq, readSeq: headSeq };
    const membership = { ...readPosition, leftAt: null, removedAt: null, joinedAt: new Date(now()) };
    await tx
      .insert(roomMember)
      .values(guestsId.map((memberId) => ({ roomId, memberId, kind: 'guest' as const, ...membership })))
      .onConflictDoUpdate({
        target: [roomMember.roomId, roomMember.memberId],
        set: { ...membership, version: sql`${roomMember.version} + 1` },
      });
  }

  /** Publishes to the remaining members, and separately to those removed. */
  async function addLeaveEvents(
    tx: Connection,
    { roomId, guestsId }: { roomId: string; guestsId: string[] },
    event: 'leaveExternalGroupRoom' | 'removeGuestsFromExternalGroupRoom',
  ): Promise<OutboxRow[]> {
    const body = { roomId, guestsId };
    const toRoom = await outbox.addToRoom(tx, roomId, event, body);
    return [toRoom, ...(await outbox.addToUsers(tx, guestsId, event, body))];
  }

  async function guestsOfProperty(tx: Connection, { property }: Actor, ids: string[]): Promise<string[]> {
    const rows = await tx
      .select({ id: guest.chatUuid })
      .from(guest)
      .where(and(inArray(guest.chatUuid, ids), eq(guest.propertyId, property.id)));
    return rows.map(({ id }) => id);
  }

  return {
    addGuestsToExternalGroupRoom: {
      who: 'staff',
      bucket: 'property',
      handle: ({ roomId, guestsId: requestedIds, allowedToSeePreviousMessage = false }, actor) =>
        changed(actor, roomId, async (tx, { room, members }) => {
          assertGroup(room);
          const present = new Set(members.map(({ memberId }) => memberId));
          const guestsId = (await guestsOfProperty(tx, actor, requestedIds)).filter((id) => !present.has(id));
          if (guestsId.length === 0) return [];
          const after = { guestsId, seesPrevious: allowedToSeePreviousMessage };
          await addMembers(tx, room, after);
          const what = 'addGuestsToExternalGroupRoom';
          await recordStaffAction(tx, actor, { what, subjectId: roomId, after, at: now() });
          return [await outbox.addToRoom(tx, roomId, what, { roomId, guestsId })];
        }),
    },

    removeGuestsFromExternalGroupRoom: {
      who: 'staff',
      bucket: 'property',
      handle: ({ roomId, guestsId: requestedIds }, actor) =>
        changed(actor, roomId, async (tx, { room, members }) => {
          assertGroup(room);
          const guestsId = members
            .filter(({ memberId, kind }) => kind === 'guest' && requestedIds.includes(memberId))
            .map(({ memberId }) => memberId);
          const at = new Date(now());
          // A guest who left a moment before is removed as well, so that no invitation brings them back.
          await tx
            .update(roomMember)
            .set({
              leftAt: sql`coalesce(${roomMember.leftAt}, ${at.toISOString()}::timestamptz)`,
              removedAt: at,
            })
            .where(
              and(
                eq(roomMember.roomId, roomId),
                eq(roomMember.kind, 'guest'),
                inArray(roomMember.memberId, requestedIds),
              ),
            );
          if (guestsId.length === 0) return [];
          const what = 'removeGuestsFromExternalGroupRoom';
          await recordStaffAction(tx, actor, { what, subjectId: roomId, before: { guestsId }, at: now() });
          return addLeaveEvents(tx, { roomId, guestsId }, what);
        }),
    },

    joinExternalGroupRoom: {
      who: 'guests',
      bucket: 'join',
      async handle({ code }, actor) {
        const [invite] = await db
          .select({ roomId: roomInvite.roomId })
          .from(roomInvite)
          .where(and(eq(roomInvite.codeHash, hashOf(code)), gt(roomInvite.expiresAt, new Date(now()))));
        const found = invite && (await chat.members.findInProperty(invite.roomId, actor));
        if (!found || found.isClosed || found.pairKey) {
          throw invitationExpired();
        }
        const roomId = found.id;
        const rows = await db.transaction(async (tx) => {
          const room = await chat.members.lock(roomId, actor, tx);
          const known = await chat.members.findMembership(roomId, actor, tx);
          if (known?.removedAt) throw invitationExpired();
          if (known?.leftAt === null) return [];
          await addMembers(tx, room, { guestsId: [actor.id], seesPrevious: false });
          await incrementVersion(tx, roomId);
          return [
            await outbox.addToRoom(tx, roomId, 'joinExternalGroupRoom', { roomId, guestsId: [actor.id] }),
          ];
        });
        await outbox.publish(...rows);
        const conversation = await rooms.find(actor, roomId);
        if (!conversation) throw noSuchRoom();
        return conversation;
      },
    },

    leaveExternalGroupRoom: {
      who: 'guests',
      bucket: 'own',
      async handle({ roomId }, actor) {
        await change(actor, roomId, async (tx, { room }) => {
          assertGroup(room);
          await setOwn(tx, { roomId, actor }, { leftAt: new Date(now()) });
          return addLeaveEvents(tx, { roomId, guestsId: [actor.id] }, 'leaveExternalGroupRoom');
        });
        return null;
      },
    },
  } satisfies Partial<Handlers>;
}

const invitationExpired = () =>
  new RequestError(410, 'invitation_over', 'This invitation is no longer valid');

export function assertGroup({ type, pairKey }: RoomRow): void {
  if (type === 'private_guest' || pairKey !== null) throw noSuchRoom();
}
