import type { Actor } from '../../../platform/connections/actor';
import type { Handlers } from '../../../platform/socket/answer';
import type { ChatParts } from '../core/chat-parts';
import { createDigests } from '../rooms/digest.repository';
import { noSuchRoom } from '../members/member.repository';
import { greeted } from '../members/private-room';

export function readingEvents({ db, rooms, pages, people, presence, now }: ChatParts) {
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
    getGuestByUsername: {
      who: 'guests',
      bucket: 'join',
      async handle({ username }, actor) {
        const { chatUuid: id, nickName, profilePic } = await greeted(db, actor, username, now());
        // Only the public profile is returned until the guest accepts the conversation.
        const facts = { _id: id, id, name: nickName ?? '', type: 'guest', userType: 'guest' } as const;
        return { ...facts, ...(nickName && { nickName }), ...(profilePic && { profilePic }) };
      },
    },
    getHotelStaff: { who: 'everyone', bucket: 'staffList', handle: (_, actor) => withPresence(actor) },
    getStaffsExternal: {
      who: 'everyone',
      bucket: 'staffList',
      handle: async (_, actor) => (await withPresence(actor)).filter(({ isOnline }) => isOnline),
    },
  } satisfies Partial<Handlers>;
}
