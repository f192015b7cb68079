import { createStore } from 'zustand';

export interface RealtimeFacts {
  /**
   * `off`: the guest is not signed in to the chat. `lost`: was connected, and tries again. `replaced`: another device
   * of the guest has the connection, and keeps it until this one is told to take it.
   */
  connection: 'off' | 'connecting' | 'connected' | 'lost' | 'replaced';
  /** Of the server's database; another one than before means that what was kept of it is void. */
  epoch: string | null;
  /** Tries since the connection was last there. */
  tries: number;
  /** Why the last try failed, for programs and logs. */
  trouble: string | null;
  /** Pushes that broke their schema and were dropped. */
  dropped: number;
  /** Of the tabs that share one connection, one speaks to the guest for all of them: sounds and notifications. */
  isLeader: boolean;
}

/** How the connection is. Only the shell calls its action. */
export interface RealtimeState extends RealtimeFacts {
  connectionChanged(facts: Partial<RealtimeFacts>): void;
}

export type RealtimeStore = ReturnType<typeof createRealtimeStore>;

export function createRealtimeStore() {
  return createStore<RealtimeState>()((set) => ({
    connection: 'off',
    epoch: null,
    tries: 0,
    trouble: null,
    dropped: 0,
    isLeader: false,

    connectionChanged: (facts) =>
      set((now) => {
        const isNews = Object.entries(facts).some(
          ([name, value]) => now[name as keyof RealtimeFacts] !== value,
        );
        return isNews ? facts : now;
      }),
  }));
}
