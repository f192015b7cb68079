import type { ChatUser } from '@guest/shared/contracts/chat/chat-socket.contract';
import type { Room } from '../model/state/room';
import type { SyncAround } from './sync-around';

const REPORTS_EVERY_MS = 500;
const MOST_AT_ONCE = 100;

/** Reports the newest message of each room that has reached this device; earlier ones are included. */
export function reportDelivery({ realtime, store, failed }: SyncAround): () => void {
  const told = new Map<string, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function report(): Promise<void> {
    timer = undefined;
    const { rooms, me } = store.getState();
    const news = Object.values(rooms)
      .filter((room) => isNews(room, me, told))
      .slice(0, MOST_AT_ONCE);
    const messageIds = news.flatMap(({ lastMessage }) => lastMessage?.messageId ?? []);
    if (messageIds.length === 0) return;
    for (const { id, lastMessage } of news) told.set(id, lastMessage?.seq ?? 0);
    try {
      await realtime.ask('messageDelivered', { messageIds });
    } catch (error) {
      // The next message reports this one too; until then its sender sees it as sent.
      failed('what was delivered', error);
    }
  }

  const stop = store.subscribe(({ rooms, me }, before) => {
    if (rooms === before.rooms || timer !== undefined) return;
    if (Object.values(rooms).some((room) => isNews(room, me, told))) {
      timer = setTimeout(() => void report(), REPORTS_EVERY_MS);
    }
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function isNews(room: Room, me: ChatUser | null, told: Map<string, number>): boolean {
  const { lastMessage, marks, id } = room;
  if (!me || !lastMessage || lastMessage.from === me.chat_uuid) return false;
  const known = marks.find((mark) => mark.id === me.chat_uuid)?.deliveredSeq ?? 0;
  return lastMessage.seq > Math.max(known, told.get(id) ?? 0);
}
