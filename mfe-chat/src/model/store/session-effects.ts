import type { ChatUser } from '@guest/shared/contracts/chat/chat-socket.contract';
import { NO_CHAT, type ChatState, type Effect } from '../state/chat-state';
import { echoesIn, EMPTY_LOG, withAll } from '../message/log';

/** The snapshot from the device, shown until the server has replied. */
export type Kept = Pick<
  ChatState,
  'epoch' | 'rooms' | 'logs' | 'roomsCursor' | 'userSeq' | 'contacts' | 'staff'
>;

/** Effects of changes of the guest or the database. */
export const sessionEffects = {
  guestMet: (chat, me) => (chat.me?.chat_uuid === me.chat_uuid ? { me } : { ...nothing(chat), me }),
  signedOut: (chat) => nothing(chat),

  /** The device has no storage, or no space left. */
  deviceRefused: () => ({ isKeptOnDevice: false }),

  /** Ignored once data from the server has arrived, because that is newer. */
  restored: (chat, kept) =>
    chat.roomsLoad === 'ready' || Object.keys(chat.rooms).length > 0 ? {} : { ...kept, roomsLoad: 'ready' },

  /** Advances only to the next number. After a gap, the next digest replays all later events. */
  userEventHeard: ({ userSeq }, seq) => (seq === userSeq + 1 ? { userSeq: seq } : {}),

  draftsRestored: (chat, drafts) => ({ drafts: { ...drafts, ...chat.drafts } }),

  /** After a change of database, data from the server is discarded and unsent content is kept. */
  epochChanged(chat, epoch) {
    if (chat.epoch === null || chat.epoch === epoch) return { epoch };
    const logs = Object.entries(chat.logs).flatMap(([id, log]) => {
      const echoes = echoesIn(log);
      return echoes.length > 0 ? [[id, withAll(EMPTY_LOG, echoes)] as const] : [];
    });
    const fakes = Object.entries(chat.rooms).filter(([, { isFake }]) => isFake);
    const { me, drafts, going, isVisible, isAtEnd, activeRoomId, isKeptOnDevice } = chat;
    const own = { me, drafts, going, isVisible, isAtEnd, activeRoomId, isKeptOnDevice };
    return { ...NO_CHAT, ...own, epoch, rooms: Object.fromEntries(fakes), logs: Object.fromEntries(logs) };
  },
} satisfies {
  guestMet: Effect<ChatUser>;
  signedOut: Effect<void>;
  deviceRefused: Effect<void>;
  restored: Effect<Kept>;
  userEventHeard: Effect<number>;
  draftsRestored: Effect<ChatState['drafts']>;
  epochChanged: Effect<string>;
};

const nothing = ({ isVisible }: ChatState): ChatState => ({ ...NO_CHAT, isVisible });
