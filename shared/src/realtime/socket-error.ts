import type { SocketFailure } from '../contracts/core/socket-reply';

/** The server's error, or a substitute if there was no answer. */
export interface SocketErrorData {
  status: number;
  /** The message from the server, in the guest's language. */
  error: string;
  code: string;
  retryAfterMs?: number | undefined;
  data?: unknown;
  fields?: SocketFailure['fields'] | undefined;
}

/**
 * A failed socket request. `status` is 0 if there was no answer; `code` is then `unknown` (the request was
 * sent and may have been executed) or `not-sent` (it never left this device).
 */
export class SocketError extends Error {
  override readonly name = 'SocketError';
  readonly status: number;
  /** The error code for programs. */
  readonly code: string;
  readonly retryAfterMs: number | undefined;
  /** Data that a program needs to handle the error. */
  readonly data: unknown;
  /** The invalid fields with the reason for each. */
  readonly fields: SocketFailure['fields'];

  constructor({ status, error, code, retryAfterMs, data, fields }: SocketErrorData) {
    super(error);
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.data = data;
    this.fields = fields;
  }
}

/**
 * Compares the name because each remote has its own copy of this class, while the connection throws the
 * shell's.
 */
export const isSocketError = (error: unknown): error is SocketError =>
  error instanceof Error && error.name === 'SocketError';
