import { normalizeLine } from '@guest/shared/contracts/guest/guest-text';
import { eq } from 'drizzle-orm';
import type { Connection } from '../../../platform/db/database';
import { room } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import { malformed } from '../../../platform/errors/request-error';
import { recordStaffAction } from '../../staff/staff-action';
import type { ChatDeps } from '../core/chat-deps';
import { noSuchRoom, type CachedRoom, type MembershipStatus } from '../members/member.repository';
import { toBlockSnapshot } from '../members/private-disclosure';
import type { RoomChanges } from '../core/room-changes';

const memberIdsOf = (members: MembershipStatus['members']) => members.map(({ memberId }) => memberId);

/** Socket handlers for the settings of a room: muting and blocking by members, VIP and name by staff. */
export function roomHandlers(
  { outbox, people, introduce, now }: ChatDeps,
  { change, changed, setOwn }: RoomChanges,
) {
  const mute = (actor: Actor, roomId: string, muted: boolean) =>
    changed(actor, roomId, async (tx, { own }) => {
      if ((own?.isMuted ?? false) === muted) return [];
      await setOwn(tx, { roomId, actor }, { isMuted: muted });
      const event = muted ? 'guestMuteRoom' : 'guestUnmuteRoom';
      return [await outbox.addToUser(tx, actor.id, event, { roomId, muted })];
    });

  const block = (actor: Actor, roomId: string, hasBlocked: boolean) =>
    changed(actor, roomId, async (tx, { room: found, members, own }) => {
      if (found.type !== 'private_guest') throw noSuchRoom();
      if (own?.hasBlocked === hasBlocked) return [];
      await setOwn(tx, { roomId, actor }, { hasBlocked });
      const other = members.find((one) => one.hasBlocked && one.memberId !== actor.id);
      if (!other) await setBlockSnapshot(tx, { room: found, members }, hasBlocked);
      const blockedBy = hasBlocked ? actor.id : (other?.memberId ?? null);
      const body = { roomId, hasBlocked: blockedBy !== null, blockedBy };
      const event = hasBlocked ? 'blockPrivateGuestRoom' : 'unblockPrivateGuestRoom';
      const rows = await outbox.addToUsers(tx, memberIdsOf(members), event, body);
      return blockedBy === null ? [...rows, ...(await introduce(tx, { room: found, members }))] : rows;
    });

  /** While a block lasts, both guests see of each other what they knew before it. */
  async function setBlockSnapshot(tx: Connection, { room: found, members }: CachedRoom, isBlocked: boolean) {
    const blockSnapshot = isBlocked
      ? toBlockSnapshot(found, members, await people.contacts(memberIdsOf(members), tx))
      : null;
    await tx.update(room).set({ blockSnapshot }).where(eq(room.id, found.id));
  }

  const setVip = (actor: Actor, roomId: string, isVip: boolean) =>
    changed(actor, roomId, async (tx, { room: found }) => {
      if (found.type === 'private_guest') throw noSuchRoom();
      const type = isVip ? 'external_vip' : 'external';
      if (found.type === type) return [];
      await tx.update(room).set({ type }).where(eq(room.id, roomId));
      const what = isVip ? 'setRoomVip' : 'undoVip';
      const facts = { before: { isVip: !isVip }, after: { isVip } };
      await recordStaffAction(tx, actor, { what, subjectId: roomId, ...facts, at: now() });
      return [await outbox.addToRoom(tx, roomId, what, { roomId, isVip })];
    });

  /** Throws unless the request is pending and was sent to the caller. */
  function assertRequestReceived({ room: found }: MembershipStatus, actor: Actor): void {
    if (found.requestState !== 'pending' || found.requestedBy === actor.id) throw noSuchRoom();
  }

  return {
    guestMuteRoom: {
      who: 'everyone',
      bucket: 'property',
      handle: ({ roomId }, actor) => mute(actor, roomId, true),
    },
    guestUnmuteRoom: {
      who: 'everyone',
      bucket: 'property',
      handle: ({ roomId }, actor) => mute(actor, roomId, false),
    },
    blockPrivateGuestRoom: {
      who: 'guests',
      bucket: 'own',
      handle: ({ roomId }, actor) => block(actor, roomId, true),
    },
    unblockPrivateGuestRoom: {
      who: 'guests',
      bucket: 'own',
      handle: ({ roomId }, actor) => block(actor, roomId, false),
    },
    acceptGuestRequest: {
      who: 'guests',
      bucket: 'own',
      handle: ({ roomId }, actor) =>
        changed(actor, roomId, async (tx, membership) => {
          if (membership.room.requestState === 'accepted') return [];
          assertRequestReceived(membership, actor);
          await tx.update(room).set({ requestState: 'accepted' }).where(eq(room.id, roomId));
          const others = membership.members.filter(({ memberId }) => memberId !== actor.id);
          const rows = await outbox.addToUsers(tx, memberIdsOf(others), 'acceptGuestRequest', { roomId });
          const accepted = { ...membership.room, requestState: 'accepted' as const };
          return [...rows, ...(await introduce(tx, { ...membership, room: accepted }))];
        }),
    },
    declineGuestRequest: {
      who: 'guests',
      bucket: 'own',
      async handle({ roomId }, actor) {
        await change(actor, roomId, async (tx, membership) => {
          assertRequestReceived(membership, actor);
          await tx.update(room).set({ requestState: 'declined' }).where(eq(room.id, roomId));
          return [];
        });
        return null;
      },
    },
    setRoomVip: {
      who: 'supervisors',
      bucket: 'property',
      handle: ({ roomId }, actor) => setVip(actor, roomId, true),
    },
    undoVip: {
      who: 'supervisors',
      bucket: 'property',
      handle: ({ roomId }, actor) => setVip(actor, roomId, false),
    },
    changeExternalRoomName: {
      who: 'staff',
      bucket: 'property',
      handle: ({ roomId, roomName: typed }, actor) =>
        changed(actor, roomId, async (tx, { room: found }) => {
          const roomName = normalizeLine(typed);
          if (roomName === '') throw malformed();
          if (found.type === 'private_guest') throw noSuchRoom();
          if (found.name === roomName) return [];
          await tx.update(room).set({ name: roomName }).where(eq(room.id, roomId));
          const what = 'changeExternalRoomName';
          await recordStaffAction(tx, actor, { what, subjectId: roomId, at: now() });
          return [await outbox.addToRoom(tx, roomId, what, { roomId, roomName })];
        }),
    },
  } satisfies Partial<Handlers>;
}
