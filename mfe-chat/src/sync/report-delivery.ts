import type { ChatUser } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Room } from '../model/state/room';
import type { SyncDeps } from './sync-deps';

const REPORT_INTERVAL_MS = 500;
const MAX_PER_REPORT = 100;

/** Reports the newest message of each room that has reached this device; earlier ones are included. */
export function reportDelivery({ realtime, store, failed }: SyncDeps): () => void {
  const reportedSeqs = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function report(): Promise<void> {
    timer = undefined;
    const { rooms, me } = store.getState();
    const undelivered = Object.values(rooms)
      .filter((room) => isUnreported(room, me, reportedSeqs))
      .slice(0, MAX_PER_REPORT);
    const messageIds = undelivered.flatMap(({ lastMessage }) => lastMessage?.messageId ?? []);
    if (messageIds.length === 0) return;
    for (const { id, lastMessage } of undelivered) reportedSeqs.set(id, lastMessage?.seq ?? 0);
    try {
      await realtime.ask('messageDelivered', { messageIds });
    } catch (error) {
      // The next message reports this one too; until then its sender sees it as sent.
      failed('what was delivered', error);
    }
  }

  const stop = store.subscribe(({ rooms, me }, before) => {
    if (rooms === before.rooms || timer !== undefined) return;
    if (Object.values(rooms).some((room) => isUnreported(room, me, reportedSeqs))) {
      timer = setTimeout(() => void report(), REPORT_INTERVAL_MS);
    }
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function isUnreported(room: Room, me: ChatUser | null, reportedSeqs: Map<string, number>): boolean {
  const { lastMessage, marks, id } = room;
  if (!me || !lastMessage || lastMessage.from === me.chat_uuid) return false;
  const known = marks.find((mark) => mark.id === me.chat_uuid)?.deliveredSeq ?? 0;
  return lastMessage.seq > Math.max(known, reportedSeqs.get(id) ?? 0);
}
