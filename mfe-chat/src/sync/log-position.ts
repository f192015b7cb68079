import type { ChatState } from '../model/state/chat-state';
import { hasHistory } from '../model/message/log';

/**
 * Returns the position up to which a room is known. Without loaded messages, that is the room's newest
 * position.
 */
export function logPosition(chat: ChatState, roomId: string): number {
  const log = chat.logs[roomId];
  return log && hasHistory(log) ? log.knownSeq : (chat.rooms[roomId]?.headSeq ?? 0);
}

/** Reports whether the newest page is being loaded; pushes that arrive meanwhile are applied after it. */
export function isLoadingNewest(chat: ChatState, roomId: string): boolean {
  const log = chat.logs[roomId];
  return log?.load === 'loading' && !hasHistory(log);
}
