import { isSocketError } from '@guest/shared/realtime/socket-error';

const MOST_TRIES = 5;
const FIRST_WAIT_MS = 1_000;
const NOT_NOW = [429, 503];

/** Asks again where the server says "not now". Whatever else it says is final, and no answer at all is not waited out. */
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

/** The server has said that it will not, now or later. */
export const isFinal = (error: unknown): boolean =>
  isSocketError(error) && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);

/** The room is not the guest's, or not any more. */
export const isNoRoom = (error: unknown): boolean =>
  isSocketError(error) && [403, 404, 410].includes(error.status);
