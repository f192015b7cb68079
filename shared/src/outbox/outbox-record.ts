import type { FileData } from '../contracts/chat/chat-socket.contract';
import type { SendRefused } from './send-refused';

/**
 * Raise it when a stored field changes its meaning, and also read the previous version. Records of version 1
 * have no version field.
 */
export const RECORD_VERSION = 2;

/**
 * `undoing` means that the guest cancelled a record while it was being sent, so the server must revert it
 * too. `sending` and `uploading` are valid only while this page lives.
 */
export type OutboxStatus = 'queued' | 'uploading' | 'sending' | 'unknown' | 'failed' | 'held' | 'undoing';

export interface OutboxFile {
  /** `undefined` if the device has lost the bytes. */
  blob: Blob | undefined;
  type: 'photo' | 'document' | 'audio';
  fileData: FileData;
}

/**
 * An action of the guest that the server may not know of. It is stored on the device until the server has
 * accepted it.
 */
export interface OutboxRecord {
  readonly version: typeof RECORD_VERSION;
  /** The idempotency key. It never changes, so the server recognises a repeated send. */
  readonly key: string;
  /** Selects the sender. */
  readonly kind: string;
  /**
   * The key of the queue. Records of one queue are sent in order. For a message it is the room, under its
   * current id.
   */
  readonly lane: string;
  /** The payload that the sender turns into a request. */
  readonly body: unknown;
  readonly file?: OutboxFile;
  /** The path of the file, once it is uploaded. */
  readonly urlPath?: string;
  /** The sort order; lower values are sent first. */
  readonly place: number;
  /** When the record was created or last confirmed by the guest, in epoch milliseconds. */
  readonly createdAt: number;
  readonly status: OutboxStatus;
  /** Whether the record was sent without a refusal, so that the server may have it. */
  readonly mayBeThere: boolean;
  /** Whether the guest has cancelled the record. */
  readonly isCancelled: boolean;
  readonly tries: number;
  /** When the record may be sent again, in epoch milliseconds. */
  readonly notBefore: number;
  /** When the wait until `notBefore` began; missing in records of earlier releases. */
  readonly waitingSince?: number | undefined;
  /** The reason of `failed`, in the guest's language. */
  readonly failure?:
    | { code: string; text: string; fields?: SendRefused['fields']; data?: unknown }
    | undefined;
  /** The server's reply to a record that is being undone. */
  readonly answer?: unknown;
}

/** The caller's part of a record. The outbox adds the rest, except for records imported from an earlier release. */
export type RecordInput = Pick<OutboxRecord, 'key' | 'kind' | 'lane' | 'body' | 'file'> &
  Partial<Pick<OutboxRecord, 'createdAt' | 'status' | 'failure' | 'mayBeThere'>>;

export type OutboxEvent =
  | { kind: 'changed'; record: OutboxRecord }
  | { kind: 'progressed'; record: OutboxRecord; progress: number }
  /** The server has accepted the record. `record.lane` is the value under which it was sent. */
  | { kind: 'sent'; record: OutboxRecord; answer: unknown }
  /** The record was cancelled, before or after the server had accepted it. */
  | { kind: 'gone'; record: OutboxRecord };
