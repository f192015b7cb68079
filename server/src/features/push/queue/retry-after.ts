const FIRST_RETRY_MS = 30_000;
export const LAST_RETRY_MS = 3_600_000;

/** Returns the wait after a number of failed attempts. */
export const retryAfterMs = (attempts: number): number =>
  Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
