import { isSocketError } from '@guest/shared/realtime/socket-error';

const MOST_TRIES = 5;
const FIRST_WAIT_MS = 1_000;
const NOT_NOW = [429, 503];

/**
 * Retries a request that the server rejects with 429 or 503. Other errors, including a missing reply, are
 * thrown at once.
 */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!isSocketError(error) || !NOT_NOW.includes(error.status) || tries === MOST_TRIES) throw error;
      const wait = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (tries - 1);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Reports whether the server refused permanently. */
export const isFinal = (error: unknown): boolean =>
  isSocketError(error) && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);

/** Reports whether the guest does not belong to the room, or no longer does. */
export const isNoRoom = (error: unknown): boolean =>
  isSocketError(error) && [403, 404, 410].includes(error.status);
