import type { ChatUser } from '@guest/shared/contracts/chat/chat-socket.contract';
import { EMPTY_CHAT, type ChatState, type Effect } from '../state/chat-state';
import { echoesIn, EMPTY_LOG, withAll } from '../message/log';

/** The snapshot from the device, shown until the server has replied. */
export type RestoredState = Pick<
  ChatState,
  'epoch' | 'rooms' | 'logs' | 'roomsCursor' | 'userSeq' | 'contacts' | 'staff'
>;

/** Effects of changes of the guest or the database. */
export const sessionEffects = {
  guestSignedIn: (chat, me) => (chat.me?.chat_uuid === me.chat_uuid ? { me } : { ...emptyChat(chat), me }),
  signedOut: (chat) => emptyChat(chat),

  /** The device has no storage, or no space left. */
  storageFailed: () => ({ isPersisted: false }),

  /** Ignored once data from the server has arrived, because that is newer. */
  restored: (chat, snapshot) =>
    chat.roomsLoad === 'ready' || Object.keys(chat.rooms).length > 0
      ? {}
      : { ...snapshot, roomsLoad: 'ready' },

  /** Advances only to the next number. After a gap, the next digest replays all later events. */
  userEventReceived: ({ userSeq }, seq) => (seq === userSeq + 1 ? { userSeq: seq } : {}),

  draftsRestored: (chat, drafts) => ({ drafts: { ...drafts, ...chat.drafts } }),

  /** After a change of database, data from the server is discarded and unsent content is kept. */
  epochChanged(chat, epoch) {
    if (chat.epoch === null || chat.epoch === epoch) return { epoch };
    const logs = Object.entries(chat.logs).flatMap(([id, log]) => {
      const echoes = echoesIn(log);
      return echoes.length > 0 ? [[id, withAll(EMPTY_LOG, echoes)] as const] : [];
    });
    const placeholders = Object.entries(chat.rooms).filter(([, { isFake }]) => isFake);
    const { me, drafts, deletingIds, isVisible, isAtEnd, activeRoomId, isPersisted } = chat;
    const own = { me, drafts, deletingIds, isVisible, isAtEnd, activeRoomId, isPersisted };
    return {
      ...EMPTY_CHAT,
      ...own,
      epoch,
      rooms: Object.fromEntries(placeholders),
      logs: Object.fromEntries(logs),
    };
  },
} satisfies {
  guestSignedIn: Effect<ChatUser>;
  signedOut: Effect<void>;
  storageFailed: Effect<void>;
  restored: Effect<RestoredState>;
  userEventReceived: Effect<number>;
  draftsRestored: Effect<ChatState['drafts']>;
  epochChanged: Effect<string>;
};

const emptyChat = ({ isVisible }: ChatState): ChatState => ({ ...EMPTY_CHAT, isVisible });
