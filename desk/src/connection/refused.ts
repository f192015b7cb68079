/** The server rejected the request. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly status: number,
    readonly code: string,
    sentence: string,
    readonly retryAfterMs?: number,
  ) {
    super(sentence);
  }

  /** True if a later retry may succeed. */
  get isForNow(): boolean {
    return this.status === 429 || this.status === 503;
  }
}

/** The server cannot be reached or does not reply. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
