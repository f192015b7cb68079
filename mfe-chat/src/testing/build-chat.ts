import type {
  ChatUser,
  Contact,
  Conversation,
  Message,
  Staff,
} from '@guest/shared/contracts/chat/chat-socket.contract';
import { uuidOf } from '@guest/shared/testing/builders/uuid-of';
import type { Room } from '../model/state/room';

/** The current guest, another guest and a member of staff. */
export const ME = uuidOf(1);
export const OTHER = uuidOf(2);
export const DESK = uuidOf(3);
export const EPOCH = uuidOf(9);

export const me: ChatUser = { id: ME, chat_uuid: ME, lang: 'en' };

export const contact = (facts: Partial<Contact> = {}): Contact => ({
  _id: OTHER,
  id: OTHER,
  firstName: 'Ana',
  lastName: 'Lima',
  name: 'Ana Lima',
  type: 'guest',
  userType: 'guest',
  ...facts,
});

export const staff = (facts: Partial<Staff> = {}): Staff => ({ _id: DESK, nickName: 'Iris', ...facts });

export const conversation = (facts: Partial<Conversation> = {}): Conversation => ({
  id: uuidOf(10),
  key: facts.id ?? uuidOf(10),
  roomType: 'external',
  chatType: 'staff',
  hotelId: uuidOf(8),
  participants: [],
  guestsId: [ME],
  roomName: 'Reception',
  phisicalRoomName: null,
  messages: [],
  lastMessage: null,
  unreadMessages: 0,
  unreadGuest: 0,
  realUnreadCount: 0,
  isActive: false,
  isFake: false,
  isFetchComplete: false,
  typing: [],
  isFlagged: false,
  closed: false,
  isVip: false,
  muted: false,
  hasBlocked: false,
  hasBlockedByYou: false,
  createdAt: '2026-06-01T08:00:00Z',
  lastActivity: '2026-06-01T08:00:00Z',
  allowedToSeePreviousMessage: true,
  requestState: 'none',
  headSeq: 0,
  readSeq: 0,
  marks: [],
  mark: 'mark',
  ...facts,
});

export const room = ({ seenSeq, ...facts }: Partial<Room> = {}): Room => {
  const built = conversation(facts);
  return { ...built, seenSeq: seenSeq ?? built.readSeq };
};

/** Builds the message at a position of a room; key and id follow from the position. */
export const message = (seq: number, facts: Partial<Message> = {}): Message => ({
  id: uuidOf(1_000 + seq),
  messageId: uuidOf(1_000 + seq),
  key: uuidOf(100_000 + seq),
  roomId: uuidOf(10),
  seq,
  from: DESK,
  fromType: 'staff',
  text: `Line ${seq}`,
  originalText: `Line ${seq}`,
  createdTime: new Date(Date.UTC(2026, 5, 1, 9, seq)).toISOString(),
  date: '2026-06-01',
  time: `09:${String(seq % 60).padStart(2, '0')}`,
  messageType: 'text',
  deliveredTo: [],
  readBy: [],
  isForwarded: false,
  isStickyNote: false,
  ...facts,
});
