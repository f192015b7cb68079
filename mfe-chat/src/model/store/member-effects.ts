import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { withRoom, type Effect } from '../state/chat-state';
import { dropped } from './room-list-effects';
import { retold } from '../state/room';

type Members = Pick<PushOf<'joinExternalGroupRoom'>, 'roomId' | 'guestsId' | 'room'>;

/** Who is in a group. Where the push does not say what they are called, their room is asked for. */
export const memberEffects = {
  membersJoined: (chat, { roomId, guestsId, room: told }) =>
    withRoom(chat, roomId, (room) => ({
      guestsId: [...new Set([...room.guestsId, ...guestsId])],
      ...(told && retold(told, room)),
    })),

  /** If the guest is one of them, the room is gone. */
  membersLeft(chat, { roomId, guestsId, room: told }) {
    if (chat.me && guestsId.includes(chat.me.chat_uuid)) return dropped(chat, roomId);
    const stays = (id: string) => !guestsId.includes(id);
    return withRoom(chat, roomId, (room) => ({
      guestsId: room.guestsId.filter(stays),
      participants: room.participants.filter(({ id }) => stays(id)),
      marks: room.marks.filter(({ id }) => stays(id)),
      typing: room.typing.filter(stays),
      ...(told && retold(told, room)),
    }));
  },
} satisfies { membersJoined: Effect<Members>; membersLeft: Effect<Members> };
