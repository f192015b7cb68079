import type { ChatState } from '../model/state/chat-state';
import { isHeld } from '../model/message/log';

/**
 * Returns the position up to which a room is known. Without loaded messages, that is the room's newest
 * position.
 */
export function placeIn(chat: ChatState, roomId: string): number {
  const log = chat.logs[roomId];
  return log && isHeld(log) ? log.knownSeq : (chat.rooms[roomId]?.headSeq ?? 0);
}

/** Reports whether the newest page is being loaded; pushes that arrive meanwhile are applied after it. */
export function isFilling(chat: ChatState, roomId: string): boolean {
  const log = chat.logs[roomId];
  return log?.load === 'loading' && !isHeld(log);
}
