/** The server rejected the request. */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfterMs?: number,
  ) {
    super(message);
  }

  /** True if a later retry may succeed. */
  get isTemporary(): boolean {
    return this.status === 429 || this.status === 503;
  }
}

/** The server cannot be reached or does not reply. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
}
