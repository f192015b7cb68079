/** The reconnect delays and the jitter of the specification, in milliseconds. */
export const RECONNECT_AFTER_MS = 1_000;
export const MAX_RECONNECT_AFTER_MS = 5_000;
export const RECONNECT_JITTER = 0.5;

/**
 * Returns the delay before the next attempt. Backoff and jitter prevent all clients from reconnecting at once
 * after a restart.
 */
export function reconnectDelay(tries: number, random = Math.random): number {
  const delay = Math.min(RECONNECT_AFTER_MS * 2 ** tries, MAX_RECONNECT_AFTER_MS);
  return delay * (1 + (random() * 2 - 1) * RECONNECT_JITTER);
}
