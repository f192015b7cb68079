import type * as z from '@guest/shared/contracts/zod';
import type { OutboxFile, OutboxRecord } from './outbox-record';

/** Storage for records. Once `put` has resolved, the record survives even if the page is killed. */
export interface OutboxStorage {
  all(): Promise<OutboxRecord[]>;
  put(record: OutboxRecord): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Sends one kind of record to the server. Refusals are thrown as `SendRefused`. */
export interface OutboxSender {
  /**
   * Does what has to precede `send` and leaves nothing of the record at the server, such as uploading the photos of a post.
   * Until it ends, the record counts as not sent. The signal is that of `send`.
   */
  prepare?(record: OutboxRecord, options: { signal: AbortSignal }): Promise<void>;
  /**
   * Resolves to the server's reply, and to a new `lane` if the server has assigned one. The signal aborts when the guest
   * cancels a record that no earlier attempt can have delivered. A sender that has not requested anything for the record
   * then throws the reason of the signal; one that has requested it goes on, and the record is undone afterwards.
   */
  send(record: OutboxRecord, options: { signal: AbortSignal }): Promise<{ answer: unknown; lane?: string }>;
  /** Reverts a record that the server has accepted. */
  undo(record: OutboxRecord, answer: unknown): Promise<unknown>;
}

/** A sender and the schema of the body of its records. */
export interface OutboxKind extends OutboxSender {
  readonly body: z.ZodMiniType;
}

export interface OutboxPorts {
  storage: OutboxStorage;
  senders: Readonly<Record<string, OutboxSender>>;
  /** Uploads a file; resolves to its path. */
  upload(
    file: OutboxFile,
    record: OutboxRecord,
    on: { progress: (part: number) => void; signal: AbortSignal },
  ): Promise<string>;
  clock: { now(): number; after(ms: number, then: () => void): () => void };
  random: () => number;
}
