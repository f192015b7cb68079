import type { ChatState } from '../model/state/chat-state';
import { isHeld } from '../model/message/log';

/** Up to where a room's log is known: of one whose messages are not here, up to where the room was told. */
export function placeIn(chat: ChatState, roomId: string): number {
  const log = chat.logs[roomId];
  return log && isHeld(log) ? log.knownSeq : (chat.rooms[roomId]?.headSeq ?? 0);
}

/** Its newest page is on the way, and what comes meanwhile follows on that. */
export function isFilling(chat: ChatState, roomId: string): boolean {
  const log = chat.logs[roomId];
  return log?.load === 'loading' && !isHeld(log);
}
