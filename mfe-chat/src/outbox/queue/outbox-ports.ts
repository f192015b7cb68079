import type { OutboxFile, OutboxRecord } from './outbox-record';

/** Where records are kept. What `put` has resolved for is there after the page was killed. */
export interface OutboxStorage {
  all(): Promise<OutboxRecord[]>;
  put(record: OutboxRecord): Promise<void>;
  remove(key: string): Promise<void>;
}

/** How one kind of record reaches the server. Refusals are thrown as `SocketError`. */
export interface OutboxSender {
  /** `lane`: the lane's name from now on, where the server has given it another. */
  send(record: OutboxRecord): Promise<{ answer: unknown; lane?: string }>;
  /** Takes back what was sent. */
  undo(record: OutboxRecord, answer: unknown): Promise<unknown>;
}

export interface OutboxPorts {
  storage: OutboxStorage;
  senders: Readonly<Record<string, OutboxSender>>;
  /** Stores a file; resolves to its path. */
  upload(
    file: OutboxFile,
    record: OutboxRecord,
    on: { progress: (part: number) => void; signal: AbortSignal },
  ): Promise<string>;
  clock: { now(): number; after(ms: number, then: () => void): () => void };
  random: () => number;
}
