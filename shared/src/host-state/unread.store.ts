import { createStore } from 'zustand';

/** How much waits for the guest to be read, whatever page is open: in the title, and at the way to it. */
export interface UnreadState {
  /** Messages, of rooms that the guest wants to hear of. Only mfe-chat counts them. */
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
