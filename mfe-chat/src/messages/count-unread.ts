import type { ChatUser } from '@guest/shared/contracts/chat-socket.contract';
import type { Room } from '../rooms/room';
import { firstNumbered, indexAfter, type Log } from './log';
import { messageIn } from './message-map';

/** What others have written after a place; unknown where the log does not reach back to it. */
export function countUnread(
  log: Log,
  room: Pick<Room, 'isFetchComplete'>,
  me: ChatUser | null,
  afterSeq: number,
): number | undefined {
  const first = firstNumbered(log);
  const reachesBack =
    log.load === 'ready' && (room.isFetchComplete || (first !== undefined && first.seq <= afterSeq + 1));
  if (!reachesBack) return undefined;
  return log.keys.slice(indexAfter(log, afterSeq)).filter((key) => {
    const message = messageIn(log.byKey, key);
    return message && !message.sending && message.from !== me?.chat_uuid && message.messageType !== 'status';
  }).length;
}
