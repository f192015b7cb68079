import { isSocketError } from '@guest/shared/realtime/socket-error';

const MAX_ATTEMPTS = 5;
const FIRST_WAIT_MS = 1_000;
const BUSY_STATUSES = [429, 503];

/**
 * Retries a request that the server rejects with 429 or 503. Other errors, including a missing reply, are
 * thrown at once.
 */
export async function retry<T>(request: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await request();
    } catch (error) {
      if (!isSocketError(error) || !BUSY_STATUSES.includes(error.status) || tries === MAX_ATTEMPTS)
        throw error;
      const wait = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (tries - 1);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Reports whether the server refused permanently. */
export const isPermanent = (error: unknown): boolean =>
  isSocketError(error) && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);

/** Reports whether the guest does not belong to the room, or no longer does. */
export const isRoomGone = (error: unknown): boolean =>
  isSocketError(error) && [403, 404, 410].includes(error.status);
