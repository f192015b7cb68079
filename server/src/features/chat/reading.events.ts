import type { Handlers } from '../../realtime/answer';
import type { ChatParts } from './chat-parts';
import { createDigests } from './digest.repository';
import { noSuchRoom } from './member.repository';

export function readingEvents({ db, rooms, pages, people }: ChatParts) {
  const digests = createDigests(db, rooms);
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
    getHotelStaff: { who: 'everyone', bucket: 'staffList', handle: (_, actor) => people.staffOf(actor) },
    getStaffsExternal: {
      who: 'everyone',
      bucket: 'staffList',
      handle: (_, actor) => people.staffOf(actor),
    },
  } satisfies Partial<Handlers>;
}
