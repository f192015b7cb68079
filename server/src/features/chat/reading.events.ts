import type { Actor } from '../../realtime/actor';
import type { Handlers } from '../../realtime/answer';
import type { ChatParts } from './chat-parts';
import { createDigests } from './digest.repository';
import { noSuchRoom } from './member.repository';

export function readingEvents({ db, rooms, pages, people, presence }: ChatParts) {
  const digests = createDigests(db, rooms);

  async function withPresence(actor: Actor) {
    const [staff, online] = [await people.staffOf(actor), await presence.online(actor.property.id)];
    return staff.map((one) => ({ ...one, isOnline: online.has(one._id) }));
  }

  return {
    loadGuestRooms: {
      who: 'everyone',
      bucket: 'rooms',
      handle: (asked, actor) => digests.digest(actor, asked),
    },
    loadMoreRooms: {
      who: 'everyone',
      bucket: 'rooms',
      handle: ({ cursor, limit }, actor) => digests.more(actor, cursor, limit),
    },
    loadMoreMessages: {
      who: 'everyone',
      bucket: 'page',
      handle: (asked, actor) => pages.page(actor, asked),
    },
    guestGetRoomInfo: {
      who: 'everyone',
      bucket: 'page',
      async handle({ roomId }, actor) {
        const room = await rooms.one(actor, roomId);
        if (!room) throw noSuchRoom();
        return room;
      },
    },
    getGuestsById: {
      who: 'everyone',
      bucket: 'guests',
      handle: ({ ids }, actor) => people.known(actor, ids),
    },
    getHotelStaff: { who: 'everyone', bucket: 'staffList', handle: (_, actor) => withPresence(actor) },
    getStaffsExternal: {
      who: 'everyone',
      bucket: 'staffList',
      handle: async (_, actor) => (await withPresence(actor)).filter(({ isOnline }) => isOnline),
    },
  } satisfies Partial<Handlers>;
}
