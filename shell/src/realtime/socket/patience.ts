/** Milliseconds; as the specification has them, and with its jitter. */
export const RECONNECT_AFTER_MS = 1_000;
export const RECONNECT_AFTER_AT_MOST_MS = 5_000;
export const RECONNECT_JITTER = 0.5;

/** How long to wait before the next try, so that a server that comes back is not met by everyone at once. */
export function patience(tries: number, random = Math.random): number {
  const wait = Math.min(RECONNECT_AFTER_MS * 2 ** tries, RECONNECT_AFTER_AT_MOST_MS);
  return wait * (1 + (random() * 2 - 1) * RECONNECT_JITTER);
}
