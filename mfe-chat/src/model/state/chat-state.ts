import type { ChatUser, Contact, Staff } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Load } from '../load/load';
import { EMPTY_LOG, type Log } from '../message/log';
import type { Divider, Draft, Room } from './room';

/**
 * The complete state of the chat. It derives from events alone: the same events in the same order give the
 * same state.
 */
export interface ChatState {
  /** The signed-in guest; null before sign-in. */
  me: ChatUser | null;
  /** Identifies the server database that the state comes from. */
  epoch: string | null;
  roomsLoad: Load;
  /** The cursor of the next page of rooms; null after the last page. */
  roomsCursor: string | null;
  /** The sequence number up to which the guest's events outside of rooms are known. */
  userSeq: number;
  rooms: Readonly<Record<string, Room>>;
  /** The keys are room ids. A room is missing until its messages are requested or a message arrives. */
  logs: Readonly<Record<string, Log>>;
  contacts: Readonly<Record<string, Contact>>;
  staff: readonly Staff[];
  staffLoad: Load;
  /** The keys are room ids. */
  drafts: Readonly<Record<string, Draft>>;
  /** Keys of messages that the guest has deleted here and the server has not deleted yet. */
  deletingIds: readonly string[];
  activeRoomId: string | null;
  /** The divider of the active room. */
  divider: Divider | null;
  isVisible: boolean;
  /** If false, unsent messages are lost when the page closes. */
  isPersisted: boolean;
  /** Whether the message list of the active room is scrolled to its end, or nearly so. */
  isAtEnd: boolean;
}

export const EMPTY_CHAT: ChatState = {
  me: null,
  epoch: null,
  roomsLoad: 'none',
  roomsCursor: null,
  userSeq: 0,
  rooms: {},
  logs: {},
  contacts: {},
  staff: [],
  staffLoad: 'none',
  drafts: {},
  deletingIds: [],
  activeRoomId: null,
  divider: null,
  isVisible: true,
  isPersisted: true,
  isAtEnd: true,
};

/** Computes the changed parts of the state after an event. */
export type Effect<Fact> = (chat: ChatState, fact: Fact) => Partial<ChatState>;

export const logOf = (chat: ChatState, roomId: string): Log => chat.logs[roomId] ?? EMPTY_LOG;

/** Changes one room; returns no change if the room is unknown. */
export function withRoom(
  chat: ChatState,
  roomId: string,
  change: (room: Room) => Partial<Room>,
): Partial<ChatState> {
  const room = chat.rooms[roomId];
  if (!room) return {};
  return { rooms: { ...chat.rooms, [roomId]: { ...room, ...change(room) } } };
}

/** No server sends this mark, so the next synchronisation requests the room. */
const UNCONFIRMED_MARK = 'unconfirmed';

/**
 * Changes a room by a push that has no order. It may arrive after a reply that is newer, so the room is compared with the
 * server at the next synchronisation.
 */
export const withChangedRoom = (
  chat: ChatState,
  roomId: string,
  change: (room: Room) => Partial<Room>,
): Partial<ChatState> =>
  withRoom(chat, roomId, (room) => ({ mark: room.mark && UNCONFIRMED_MARK, ...change(room) }));

export const withLog = (chat: ChatState, roomId: string, log: Log): Pick<ChatState, 'logs'> => ({
  logs: { ...chat.logs, [roomId]: log },
});
