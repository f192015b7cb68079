import { createStore } from 'zustand';

/**
 * The numbers of messages and posts that may not have reached the server. The guest is asked about them before
 * signing out.
 */
export interface UnsentState {
  /** Only mfe-chat sets it. */
  messages: number;
  messagesCounted(messages: number): void;
  /** Posts and comments. Only mfe-discover sets it. */
  posts: number;
  postsCounted(posts: number): void;
}

export type UnsentStore = ReturnType<typeof createUnsentStore>;

export function createUnsentStore() {
  return createStore<UnsentState>()((set) => ({
    messages: 0,
    messagesCounted: (messages) => set({ messages }),
    posts: 0,
    postsCounted: (posts) => set({ posts }),
  }));
}
