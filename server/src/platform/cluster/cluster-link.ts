import type { Server } from 'socket.io';

type Adapter = Parameters<Server['adapter']>[0];

/** The link of this process to the sockets of the other processes. */
export interface ClusterLink {
  /** `none`: there are no other processes. `away`: other processes may exist but cannot be reached now. */
  state(): 'none' | 'ok' | 'away';
  adapter?: Adapter;
  /** Resolves to whether the events emitted by `emit` were sent to the other processes. */
  publish(emit: () => void): Promise<boolean>;
  close(): void;
}

/** The link of a single process. */
export const singleProcess: ClusterLink = {
  state: () => 'none',
  async publish(emit) {
    emit();
    return true;
  },
  close() {},
};
