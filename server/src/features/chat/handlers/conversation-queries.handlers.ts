import type { Actor } from '../../../platform/connections/actor';
import type { Handlers } from '../../../platform/socket/request-dispatcher';
import type { ChatDeps } from '../core/chat-deps';
import { createDigests } from '../rooms/digest.repository';
import { noSuchRoom } from '../members/member.repository';
import { findReachableGuest } from '../members/private-room';

export function conversationQueryHandlers({ db, rooms, pages, people, presence, now }: ChatDeps) {
  const digests = createDigests(db, rooms);

  async function staffWithPresence(actor: Actor) {
    const [staff, online] = [await people.listStaff(actor), await presence.online(actor.property.id)];
    return staff.map((one) => ({ ...one, isOnline: online.has(one._id) }));
  }

  return {
    loadGuestRooms: {
      who: 'everyone',
      bucket: 'rooms',
      handle: (query, actor) => digests.digest(actor, query),
    },
    loadMoreRooms: {
      who: 'everyone',
      bucket: 'rooms',
      handle: ({ cursor, limit }, actor) => digests.nextPage(actor, cursor, limit),
    },
    loadMoreMessages: {
      who: 'everyone',
      bucket: 'page',
      handle: (query, actor) => pages.page(actor, query),
    },
    guestGetRoomInfo: {
      who: 'everyone',
      bucket: 'page',
      async handle({ roomId }, actor) {
        const room = await rooms.find(actor, roomId);
        if (!room) throw noSuchRoom();
        return room;
      },
    },
    getGuestsById: {
      who: 'everyone',
      bucket: 'guests',
      handle: ({ ids }, actor) => people.findAcquainted(actor, ids),
    },
    getGuestByUsername: {
      who: 'guests',
      bucket: 'join',
      handle: ({ username }, actor) => findReachableGuest(db, actor, username, now()),
    },
    getHotelStaff: { who: 'everyone', bucket: 'staffList', handle: (_, actor) => staffWithPresence(actor) },
    getStaffsExternal: {
      who: 'everyone',
      bucket: 'staffList',
      handle: async (_, actor) => (await staffWithPresence(actor)).filter(({ isOnline }) => isOnline),
    },
  } satisfies Partial<Handlers>;
}
