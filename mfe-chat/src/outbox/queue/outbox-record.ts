import type { FileData } from '@guest/shared/contracts/chat/chat-socket.contract';

/**
 * `undoing`: taken back while it was on its way, so the server is told to take it back, too. `sending` and `uploading`
 * are true of this very moment only.
 */
export type OutboxStatus = 'queued' | 'uploading' | 'sending' | 'unknown' | 'failed' | 'held' | 'undoing';

export interface OutboxFile {
  blob: Blob;
  type: 'photo' | 'document' | 'audio';
  fileData: FileData;
}

/** Something that the guest has done and the server may not know. Kept on the device until it does. */
export interface OutboxRecord {
  /** Chosen once: the same key is the same thing, however often it is sent. */
  readonly key: string;
  /** Names the sender that knows how. */
  readonly kind: string;
  /** Within it one goes after the other, as they were written. Of a message, its room by whatever name it has. */
  readonly lane: string;
  /** What the sender makes its request of. */
  readonly body: unknown;
  readonly file?: OutboxFile;
  /** Of the file, once it is stored. */
  readonly urlPath?: string;
  /** The lower goes first. */
  readonly place: number;
  /** Milliseconds; when the guest wrote it, or last said that it should be sent. */
  readonly createdAt: number;
  readonly status: OutboxStatus;
  /** It was sent and not refused: perhaps the server has it. */
  readonly mayBeThere: boolean;
  /** The guest has taken it back. */
  readonly isCancelled: boolean;
  readonly tries: number;
  readonly notBefore: number;
  /** Why it is `failed`: for the guest, in the guest's language. */
  readonly failure?: { code: string; text: string } | undefined;
  /** What the server has answered to what is being undone. */
  readonly answer?: unknown;
}

/** What is given to the outbox; the rest of a record is its own. */
export type Parcel = Pick<OutboxRecord, 'key' | 'kind' | 'lane' | 'body' | 'file'>;

export type OutboxEvent =
  | { kind: 'changed'; record: OutboxRecord }
  | { kind: 'progressed'; record: OutboxRecord; progress: number }
  /** The server has it. `record.lane` is what the lane was called when it was sent. */
  | { kind: 'sent'; record: OutboxRecord; answer: unknown }
  /** Taken back, before or after the server had it. */
  | { kind: 'gone'; record: OutboxRecord };
