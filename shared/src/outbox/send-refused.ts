import type { SocketFailure } from '../contracts/core/socket-reply';

interface SendRefusedData {
  /** The HTTP status of the server's reply; 0 if there was none. */
  status: number;
  code: string;
  /** The reason, in the guest's language. */
  text: string;
  retryAfterMs?: number | undefined;
  /** The invalid fields with the reason for each. */
  fields?: SocketFailure['fields'];
  /** Data that the page needs to handle the refusal. */
  data?: unknown;
}

/**
 * The error that a sender throws when the server did not accept a record. If `status` is 0, the code is
 * `unknown` (the request was sent and may have been executed) or `not-sent` (it never left this device). Any
 * other error counts as `unknown`.
 */
export class SendRefused extends Error {
  override readonly name = 'SendRefused';
  readonly status: number;
  readonly code: string;
  readonly retryAfterMs: number | undefined;
  readonly fields: SocketFailure['fields'];
  readonly data: unknown;

  constructor({ status, code, text, retryAfterMs, fields, data }: SendRefusedData) {
    super(text);
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
    this.fields = fields;
    this.data = data;
  }

  get text(): string {
    return this.message;
  }
}
