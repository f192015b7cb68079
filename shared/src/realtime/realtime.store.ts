import { createStore } from 'zustand';

export interface RealtimeFacts {
  /**
   * `off`: the guest is not signed in to the chat. `lost`: the connection was interrupted and is being
   * restored. `replaced`: another device of the guest has taken over the connection and keeps it until the
   * guest takes it back here.
   */
  connection: 'off' | 'connecting' | 'connected' | 'lost' | 'replaced';
  /** Identifies the server's database. If it has changed, everything that the client cached is invalid. */
  epoch: string | null;
  /** The number of attempts since the connection was lost. */
  tries: number;
  /** The reason why the last attempt failed, for programs and logs. */
  trouble: string | null;
  /** The number of pushes dropped because they violated their schema. */
  dropped: number;
  /**
   * Whether this tab is the leader among the tabs that share a connection. Only the leader plays sounds and
   * shows notifications.
   */
  isLeader: boolean;
}

/** The state of the connection. Only the shell calls its action. */
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
        const isChanged = Object.entries(facts).some(
          ([name, value]) => now[name as keyof RealtimeFacts] !== value,
        );
        return isChanged ? facts : now;
      }),
  }));
}
