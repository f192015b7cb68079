import { createStore } from 'zustand';

/**
 * The number of messages that may not have reached the server. The guest is asked about them before signing
 * out.
 */
export interface UnsentState {
  /** Only mfe-chat sets it. */
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
