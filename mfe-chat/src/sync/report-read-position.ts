import type { ChatState } from '../model/state/chat-state';
import { messageIn } from '../model/message/message-map';
import type { Room } from '../model/state/room';
import { isPermanent } from '../concurrency/retry';
import type { SyncDeps } from './sync-deps';

/** At most two reports per second, however fast the guest reads. */
const REPORT_INTERVAL_MS = 500;
const RETRY_AFTER_MS = 2_000;

/** Reports the newest seen message of each room to the server; earlier ones are included. */
export function reportReadPosition({ realtime, store }: SyncDeps): () => void {
  /** The last reported message by room. */
  const reported = new Map<string, string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(ms: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void report();
    }, ms);
  }

  async function report(): Promise<void> {
    const unread = Object.values(store.getState().rooms).flatMap(
      (room) => lastSeen(store.getState(), room) ?? [],
    );
    for (const { roomId, lastMessageId } of unread) {
      if (reported.get(roomId) === lastMessageId) continue;
      try {
        const read = await realtime.ask('roomReadBy', { roomId, lastMessageId });
        reported.set(roomId, lastMessageId);
        const { me, epoch } = store.getState();
        if (me) store.getState().readBy({ ...read, guestId: me.chat_uuid, epoch: epoch ?? '' });
      } catch (error) {
        if (!isPermanent(error)) return schedule(RETRY_AFTER_MS);
        reported.set(roomId, lastMessageId);
        store.getState().readMarkerRefused(roomId);
      }
    }
  }

  const stop = store.subscribe((chat, before) => {
    if (
      chat.rooms !== before.rooms &&
      Object.values(chat.rooms).some((room) => isUnreported(room, reported))
    ) {
      schedule(REPORT_INTERVAL_MS);
    }
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

const isUnreported = (room: Room, reported: Map<string, string>) =>
  room.seenSeq > room.readSeq && !room.isFake && reported.get(room.id) !== room.lastMessage?.messageId;

/** Returns the newest seen message that is not reported as read, or `undefined`. */
function lastSeen(chat: ChatState, room: Room): { roomId: string; lastMessageId: string } | undefined {
  if (room.isFake || room.seenSeq <= room.readSeq) return undefined;
  const { lastMessage, seenSeq, id: roomId } = room;
  if (lastMessage && lastMessage.seq <= seenSeq) return { roomId, lastMessageId: lastMessage.messageId };
  const log = chat.logs[roomId];
  const key = log?.keys.findLast((one) => (messageIn(log.byKey, one)?.seq ?? Infinity) <= seenSeq);
  const message = log && key !== undefined ? messageIn(log.byKey, key) : undefined;
  return message && { roomId, lastMessageId: message.messageId };
}
