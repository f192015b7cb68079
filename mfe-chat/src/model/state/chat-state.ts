import type { ChatUser, Contact, Staff } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Load } from '../load/load';
import { EMPTY_LOG, type Log } from '../message/log';
import type { Divider, Draft, Room } from './room';

/** All that the chat knows. Made of what happened alone: the same events in the same order give the same state. */
export interface ChatState {
  /** Who is chatting; nobody before sign-in. */
  me: ChatUser | null;
  /** Of which database all of this is. */
  epoch: string | null;
  roomsLoad: Load;
  /** Where the list of rooms goes on; null after the last. */
  roomsCursor: string | null;
  /** Up to here it is known what happened to the guest outside of rooms. */
  userSeq: number;
  rooms: Readonly<Record<string, Room>>;
  /** Of rooms whose messages were asked for, or in which something was written. */
  logs: Readonly<Record<string, Log>>;
  contacts: Readonly<Record<string, Contact>>;
  staff: readonly Staff[];
  staffLoad: Load;
  /** By the key of the room. */
  drafts: Readonly<Record<string, Draft>>;
  /** Messages that the guest has taken back here, and the server not yet. */
  going: readonly string[];
  activeRoomId: string | null;
  /** Of the active room. */
  divider: Divider | null;
  isVisible: boolean;
  /** False: what is unsent lasts only as long as the page. */
  isKeptOnDevice: boolean;
  /** The list of the active room shows its end, or as good as. */
  isAtEnd: boolean;
}

export const NO_CHAT: ChatState = {
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
  going: [],
  activeRoomId: null,
  divider: null,
  isVisible: true,
  isKeptOnDevice: true,
  isAtEnd: true,
};

/** What an event leaves behind it: the parts that it changed. */
export type Effect<Fact> = (chat: ChatState, fact: Fact) => Partial<ChatState>;

export const logOf = (chat: ChatState, roomId: string): Log => chat.logs[roomId] ?? EMPTY_LOG;

/** Changes one room, if it is known. */
export function withRoom(
  chat: ChatState,
  roomId: string,
  change: (room: Room) => Partial<Room>,
): Partial<ChatState> {
  const room = chat.rooms[roomId];
  if (!room) return {};
  return { rooms: { ...chat.rooms, [roomId]: { ...room, ...change(room) } } };
}

export const withLog = (chat: ChatState, roomId: string, log: Log): Pick<ChatState, 'logs'> => ({
  logs: { ...chat.logs, [roomId]: log },
});
