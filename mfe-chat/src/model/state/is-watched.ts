import type { ChatState } from './chat-state';

/**
 * Reports whether new messages in this room are seen at once: the room is open, the page visible and the list
 * at its end.
 */
export const isWatched = (chat: ChatState, roomId: string): boolean =>
  chat.activeRoomId === roomId && chat.isVisible && chat.isAtEnd;
