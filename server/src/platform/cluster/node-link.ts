import type { Server } from 'socket.io';

type Adapter = Parameters<Server['adapter']>[0];

/** How this process reaches the sockets of the others. */
export interface NodeLink {
  /** `none`: there are no others. `away`: there may be, and they cannot be told anything now. */
  state(): 'none' | 'ok' | 'away';
  adapter?: Adapter;
  /** Says whether what this emits has gone out to the others. */
  published(emit: () => void): Promise<boolean>;
  close(): void;
}

/** Of the one process that there is. */
export const noOthers: NodeLink = {
  state: () => 'none',
  async published(emit) {
    emit();
    return true;
  },
  close() {},
};
