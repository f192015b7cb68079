import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Answer } from '@guest/shared/contracts/socket.contract';
import type { ChatState, Effect } from '../state/chat-state';
import { known } from './people-effects';
import { named, OWN_EXTERNAL } from '../state/fake-room';
import { isOwnExternal } from '../state/own-external';
import { retold, type Room } from '../state/room';

export const roomListEffects = {
  roomsRequested: () => ({ roomsLoad: 'loading' as const }),
  roomsFailed: () => ({ roomsLoad: 'error' as const }),

  /** Replaces the list. A missing room either no longer includes the guest or is on a further page. */
  roomsLoaded(chat, { rooms, cursor, userSeq }) {
    const fakes = Object.values(chat.rooms).filter(({ isFake }) => isFake);
    const ids = new Set([...rooms, ...fakes].map(({ id }) => id));
    const stays = Object.fromEntries(Object.entries(chat.rooms).filter(([id]) => ids.has(id)));
    const told = tell({ ...chat, rooms: stays }, rooms);
    return { ...told, roomsLoad: 'ready', roomsCursor: cursor, userSeq };
  },

  moreRoomsLoaded: (chat, { rooms, cursor }) => ({ ...tell(chat, rooms), roomsCursor: cursor }),

  /** Applies a digest; rooms that it does not contain are unchanged. */
  roomsDiffered(chat, { rooms, gone, userSeq }) {
    const told = { ...chat, ...tell(chat, rooms) };
    const left = gone.reduce<ChatState>((all, roomId) => ({ ...all, ...dropped(all, roomId) }), told);
    return { ...left, roomsLoad: 'ready', userSeq };
  },

  roomTold: (chat, room) => tell(chat, [room]),
  roomGone: (chat, roomId) => dropped(chat, roomId),
} satisfies {
  roomsRequested: Effect<void>;
  roomsFailed: Effect<void>;
  roomsLoaded: Effect<Pick<Answer<'loadGuestRooms'>, 'rooms' | 'cursor' | 'userSeq'>>;
  moreRoomsLoaded: Effect<Pick<Answer<'loadMoreRooms'>, 'rooms' | 'cursor'>>;
  roomsDiffered: Effect<Pick<Answer<'loadGuestRooms'>, 'rooms' | 'gone' | 'userSeq'>>;
  roomTold: Effect<Conversation>;
  roomGone: Effect<string>;
};

/** Adds or updates rooms from the server with their participants. */
function tell(chat: ChatState, told: readonly Conversation[]): ChatState {
  return told.reduce<ChatState>((all, conversation) => {
    const fake = begunHere(all, conversation);
    const after = fake ? { ...all, ...named(all, { fakeId: fake.id, roomId: conversation.id }) } : all;
    const room: Room = retold(conversation, after.rooms[conversation.id]);
    return {
      ...after,
      rooms: { ...after.rooms, [room.id]: room },
      contacts: known(after.contacts, conversation.participants),
    };
  }, chat);
}

/** Finds the placeholder of a room from the server. */
function begunHere({ rooms, me }: ChatState, conversation: Conversation): Room | undefined {
  const fake = rooms[isOwnExternal(conversation, me) ? OWN_EXTERNAL : conversation.key];
  return fake?.isFake === true ? fake : undefined;
}

/** Removes a room but keeps its draft, so that the guest can still copy the text. */
export function dropped(chat: ChatState, roomId: string): Partial<ChatState> {
  const { [roomId]: _room, ...rooms } = chat.rooms;
  const { [roomId]: _log, ...logs } = chat.logs;
  return { rooms, logs, ...(chat.activeRoomId === roomId && { activeRoomId: null, divider: null }) };
}
