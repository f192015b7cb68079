import { createStore } from 'zustand';

/** What the guest has written and the house may not have: who signs out is asked about it first. */
export interface UnsentState {
  /** Only mfe-chat counts them. */
  messages: number;
  messagesCounted(messages: number): void;
}

export type UnsentStore = ReturnType<typeof createUnsentStore>;

export function createUnsentStore() {
  return createStore<UnsentState>()((set) => ({
    messages: 0,
    messagesCounted: (messages) => set({ messages }),
  }));
}
