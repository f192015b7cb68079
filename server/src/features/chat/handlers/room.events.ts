import { lineOf } from '@guest/shared/contracts/guest/guest-text';
import { eq } from 'drizzle-orm';
import { room } from '../../../platform/db/tables/schema';
import type { Actor } from '../../../platform/connections/actor';
import type { Handlers } from '../../../platform/socket/answer';
import { malformed } from '../../../platform/errors/refusal';
import { noteStaffAction } from '../../staff/staff-action';
import type { ChatParts } from '../core/chat-parts';
import { noSuchRoom, type Standing } from '../members/member.repository';
import type { RoomChanges } from '../core/room-changes';

const idsOf = (members: Standing['members']) => members.map(({ memberId }) => memberId);

/** Socket handlers for the settings of a room: muting and blocking by members, VIP and name by staff. */
export function roomEvents({ outbox, now }: ChatParts, { change, changed, setOwn }: RoomChanges) {
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
      const blockedBy = hasBlocked ? actor.id : (other?.memberId ?? null);
      const body = { roomId, hasBlocked: blockedBy !== null, blockedBy };
      const event = hasBlocked ? 'blockPrivateGuestRoom' : 'unblockPrivateGuestRoom';
      return outbox.addToUsers(tx, idsOf(members), event, body);
    });

  const treat = (actor: Actor, roomId: string, isVip: boolean) =>
    changed(actor, roomId, async (tx, { room: found }) => {
      if (found.type === 'private_guest') throw noSuchRoom();
      const type = isVip ? 'external_vip' : 'external';
      if (found.type === type) return [];
      await tx.update(room).set({ type }).where(eq(room.id, roomId));
      const what = isVip ? 'setRoomVip' : 'undoVip';
      const facts = { before: { isVip: !isVip }, after: { isVip } };
      await noteStaffAction(tx, actor, { what, subjectId: roomId, ...facts, at: now() });
      return [await outbox.addToRoom(tx, roomId, what, { roomId, isVip })];
    });

  /** Throws unless the request is pending and was sent to the caller. */
  function refuseUnasked({ room: found }: Standing, actor: Actor): void {
    if (found.requestState !== 'pending' || found.requestedBy === actor.id) throw noSuchRoom();
  }

  return {
    guestMuteRoom: {
      who: 'everyone',
      bucket: 'house',
      handle: ({ roomId }, actor) => mute(actor, roomId, true),
    },
    guestUnmuteRoom: {
      who: 'everyone',
      bucket: 'house',
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
        changed(actor, roomId, async (tx, standing) => {
          if (standing.room.requestState === 'accepted') return [];
          refuseUnasked(standing, actor);
          await tx.update(room).set({ requestState: 'accepted' }).where(eq(room.id, roomId));
          const others = standing.members.filter(({ memberId }) => memberId !== actor.id);
          return outbox.addToUsers(tx, idsOf(others), 'acceptGuestRequest', { roomId });
        }),
    },
    declineGuestRequest: {
      who: 'guests',
      bucket: 'own',
      async handle({ roomId }, actor) {
        await change(actor, roomId, async (tx, standing) => {
          refuseUnasked(standing, actor);
          await tx.update(room).set({ requestState: 'declined' }).where(eq(room.id, roomId));
          return [];
        });
        return null;
      },
    },
    setRoomVip: {
      who: 'supervisors',
      bucket: 'house',
      handle: ({ roomId }, actor) => treat(actor, roomId, true),
    },
    undoVip: {
      who: 'supervisors',
      bucket: 'house',
      handle: ({ roomId }, actor) => treat(actor, roomId, false),
    },
    changeExternalRoomName: {
      who: 'staff',
      bucket: 'house',
      handle: ({ roomId, roomName: typed }, actor) =>
        changed(actor, roomId, async (tx, { room: found }) => {
          const roomName = lineOf(typed);
          if (roomName === '') throw malformed();
          if (found.type === 'private_guest') throw noSuchRoom();
          if (found.name === roomName) return [];
          await tx.update(room).set({ name: roomName }).where(eq(room.id, roomId));
          const what = 'changeExternalRoomName';
          await noteStaffAction(tx, actor, { what, subjectId: roomId, at: now() });
          return [await outbox.addToRoom(tx, roomId, what, { roomId, roomName })];
        }),
    },
  } satisfies Partial<Handlers>;
}
