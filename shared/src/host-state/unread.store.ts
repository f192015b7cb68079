import { createStore } from 'zustand';

/** The unread counts shown in the title and in the navigation, whatever page is open. */
export interface UnreadState {
  /** The number of unread messages in rooms that are not muted. Only mfe-chat sets it. */
  chat: number;
  chatCounted(chat: number): void;
}

export type UnreadStore = ReturnType<typeof createUnreadStore>;

export function createUnreadStore() {
  return createStore<UnreadState>()((set) => ({
    chat: 0,
    chatCounted: (chat) => set({ chat }),
  }));
}
