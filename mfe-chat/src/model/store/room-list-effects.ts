import type { Conversation } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { ReplyOf } from '@guest/shared/contracts/socket.contract';
import type { ChatState, Effect } from '../state/chat-state';
import { withContacts } from './people-effects';
import { replacePlaceholder, OWN_EXTERNAL } from '../state/placeholder-room';
import { isOwnExternal } from '../state/own-external';
import { mergeRoom, type Room } from '../state/room';

export const roomListEffects = {
  roomsRequested: () => ({ roomsLoad: 'loading' as const }),
  roomsFailed: () => ({ roomsLoad: 'error' as const }),

  /** Replaces the list. A missing room either no longer includes the guest or is on a further page. */
  roomsLoaded(chat, { rooms, cursor, userSeq }) {
    const placeholders = Object.values(chat.rooms).filter(({ isFake }) => isFake);
    const ids = new Set([...rooms, ...placeholders].map(({ id }) => id));
    const remaining = Object.fromEntries(Object.entries(chat.rooms).filter(([id]) => ids.has(id)));
    const received = mergeRooms({ ...chat, rooms: remaining }, rooms);
    return { ...received, roomsLoad: 'ready', roomsCursor: cursor, userSeq };
  },

  moreRoomsLoaded: (chat, { rooms, cursor }) => ({ ...mergeRooms(chat, rooms), roomsCursor: cursor }),

  /** Applies a digest; rooms that it does not contain are unchanged. */
  roomsSynchronised(chat, { rooms, gone, userSeq }) {
    const received = { ...chat, ...mergeRooms(chat, rooms) };
    const left = gone.reduce<ChatState>((all, roomId) => ({ ...all, ...removeRoom(all, roomId) }), received);
    return { ...left, roomsLoad: 'ready', userSeq };
  },

  roomReceived: (chat, room) => mergeRooms(chat, [room]),
  roomGone: (chat, roomId) => removeRoom(chat, roomId),
} satisfies {
  roomsRequested: Effect<void>;
  roomsFailed: Effect<void>;
  roomsLoaded: Effect<Pick<ReplyOf<'loadGuestRooms'>, 'rooms' | 'cursor' | 'userSeq'>>;
  moreRoomsLoaded: Effect<Pick<ReplyOf<'loadMoreRooms'>, 'rooms' | 'cursor'>>;
  roomsSynchronised: Effect<Pick<ReplyOf<'loadGuestRooms'>, 'rooms' | 'gone' | 'userSeq'>>;
  roomReceived: Effect<Conversation>;
  roomGone: Effect<string>;
};

/** Adds or updates rooms from the server with their participants. */
function mergeRooms(chat: ChatState, received: readonly Conversation[]): ChatState {
  return received.reduce<ChatState>((all, conversation) => {
    const placeholder = placeholderOf(all, conversation);
    const after = placeholder
      ? { ...all, ...replacePlaceholder(all, { placeholderId: placeholder.id, roomId: conversation.id }) }
      : all;
    const room: Room = mergeRoom(conversation, after.rooms[conversation.id]);
    return {
      ...after,
      rooms: { ...after.rooms, [room.id]: room },
      contacts: withContacts(after.contacts, conversation.participants),
    };
  }, chat);
}

/** Finds the placeholder of a room from the server. */
function placeholderOf({ rooms, me }: ChatState, conversation: Conversation): Room | undefined {
  const placeholder = rooms[isOwnExternal(conversation, me) ? OWN_EXTERNAL : conversation.key];
  return placeholder?.isFake === true ? placeholder : undefined;
}

/** Removes a room but keeps its draft, so that the guest can still copy the text. */
export function removeRoom(chat: ChatState, roomId: string): Partial<ChatState> {
  const { [roomId]: _room, ...rooms } = chat.rooms;
  const { [roomId]: _log, ...logs } = chat.logs;
  return { rooms, logs, ...(chat.activeRoomId === roomId && { activeRoomId: null, divider: null }) };
}
