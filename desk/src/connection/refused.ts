/** The server has understood and says no. */
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

  /** Not now, but perhaps in a moment. */
  get isForNow(): boolean {
    return this.status === 429 || this.status === 503;
  }
}

/** The server cannot be reached, or does not answer. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}
