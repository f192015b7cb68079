import type { SocketRefusal } from '../contracts/core/socket-reply';

/** What the server said in refusing, or in its place why nobody has answered. */
export interface Refusal {
  status: number;
  /** Of the server: for the guest, in the guest's language. */
  error: string;
  code: string;
  retryAfterMs?: number | undefined;
  data?: unknown;
  fields?: SocketRefusal['fields'] | undefined;
}

/**
 * A request over the socket that did not succeed. `status` is 0 when no answer came at all, and then `code` is
 * `unknown` (it was sent, and may have been done) or `not-sent` (it never left this device).
 */
export class SocketError extends Error {
  override readonly name = 'SocketError';
  readonly status: number;
  /** For programs. */
  readonly code: string;
  readonly retryAfterMs: number | undefined;
  /** What a program needs to go on from here. */
  readonly data: unknown;
  /** Which fields of what was asked are wrong, and how. */
  readonly fields: SocketRefusal['fields'];

  constructor({ status, error, code, retryAfterMs, data, fields }: Refusal) {
    super(error);
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.data = data;
    this.fields = fields;
  }
}

/** By its name: each remote has a copy of this class, and what the connection throws is the shell's. */
export const isSocketError = (error: unknown): error is SocketError =>
  error instanceof Error && error.name === 'SocketError';
