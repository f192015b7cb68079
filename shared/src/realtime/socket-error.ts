import type { SocketRefusal } from '../contracts/socket-reply';

/**
 * Why nobody has answered: `unknown` was sent and may have been done, so it is asked again with the same key;
 * `not-sent` never left this device.
 */
type Unanswered = 'unknown' | 'not-sent';

/** A request over the socket that did not succeed. `status` is 0 when no answer came at all. */
export class SocketError extends Error {
  override readonly name = 'SocketError';
  readonly status: SocketRefusal['status'] | 0;
  /** For programs. */
  readonly code: string;
  readonly retryAfterMs: number | undefined;
  readonly data: unknown;
  /** Which fields of what was asked are wrong, and how. */
  readonly fields: SocketRefusal['fields'];

  constructor(refusal: Omit<SocketRefusal, 'epoch'> | { status: 0; error: string; code: Unanswered }) {
    super(refusal.error);
    this.status = refusal.status;
    this.code = refusal.code;
    this.retryAfterMs = 'retryAfterMs' in refusal ? refusal.retryAfterMs : undefined;
    this.data = 'data' in refusal ? refusal.data : undefined;
    this.fields = 'fields' in refusal ? refusal.fields : undefined;
  }
}

/** By its name: each remote has a copy of this class, and what the connection throws is the shell's. */
export const isSocketError = (error: unknown): error is SocketError =>
  error instanceof Error && error.name === 'SocketError';
