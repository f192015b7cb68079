import type { ChatState } from './chat-state';

/** What comes to this room is seen as it comes: it is open, the page is in sight, and the list shows its end. */
export const isWatched = (chat: ChatState, roomId: string): boolean =>
  chat.activeRoomId === roomId && chat.isVisible && chat.isAtEnd;
