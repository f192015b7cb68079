/** The clock of a device may be this many milliseconds ahead of the server's. A `seq` beyond it is refused. */
export const MAX_SEQ_AHEAD_MS = 24 * 3_600_000;

/**
 * Returns the `seq` of a new choice: the time in milliseconds, but later than the last one known of this guest, so
 * that a choice made after seeing another counts as the newer one, even if the clock of this device is behind.
 */
export const nextLikeSeq = (now: number, lastSeq = 0): number => Math.max(Math.floor(now), lastSeq + 1);
