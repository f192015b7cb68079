import type { PushOf } from '@guest/shared/contracts/socket.contract';
import { withChangedRoom, type Effect } from '../state/chat-state';
import { removeRoom } from './room-list-effects';
import { mergeRoom } from '../state/room';

type Members = Pick<PushOf<'joinExternalGroupRoom'>, 'roomId' | 'guestsId' | 'room'>;

/** Effects on group members. If a push lacks the members' names, the room is requested separately. */
export const memberEffects = {
  membersJoined: (chat, { roomId, guestsId, room: received }) =>
    withChangedRoom(chat, roomId, (room) => ({
      guestsId: [...new Set([...room.guestsId, ...guestsId])],
      ...(received && mergeRoom(received, room)),
    })),

  /** Removes the room if the guest is among those who left. */
  membersLeft(chat, { roomId, guestsId, room: received }) {
    if (chat.me && guestsId.includes(chat.me.chat_uuid)) return removeRoom(chat, roomId);
    const stays = (id: string) => !guestsId.includes(id);
    return withChangedRoom(chat, roomId, (room) => ({
      guestsId: room.guestsId.filter(stays),
      participants: room.participants.filter(({ id }) => stays(id)),
      marks: room.marks.filter(({ id }) => stays(id)),
      typing: room.typing.filter(stays),
      ...(received && mergeRoom(received, room)),
    }));
  },
} satisfies { membersJoined: Effect<Members>; membersLeft: Effect<Members> };
