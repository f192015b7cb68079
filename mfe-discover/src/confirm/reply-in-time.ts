import type { Outcome } from '@guest/shared/http/api-client';

/** The time in milliseconds after which a text goes to the outbox without waiting for the checks any longer. */
const CHECKS_WITHIN_MS = 4_000;

/** Begins the time that all checks of one attempt have together. */
export const limitChecks = (): AbortSignal => AbortSignal.timeout(CHECKS_WITHIN_MS);

/**
 * Returns the reply of a check, or `undefined` if it fails or the time is over. It does not rely on the call to observe
 * the signal, because code that the call loads first may hang as well.
 */
export function replyInTime<R>(
  limit: AbortSignal,
  send: (options: { signal: AbortSignal }) => Promise<Outcome<R>>,
): Promise<R | undefined> {
  const timeOver = new Promise<undefined>((resolve) => {
    if (limit.aborted) resolve(undefined);
    limit.addEventListener('abort', () => resolve(undefined), { once: true });
  });
  return Promise.race([replyOf(limit, send), timeOver]);
}

async function replyOf<R>(
  limit: AbortSignal,
  send: (options: { signal: AbortSignal }) => Promise<Outcome<R>>,
): Promise<R | undefined> {
  try {
    const outcome = await send({ signal: limit });
    return 'data' in outcome ? outcome.data : undefined;
  } catch (error) {
    if (!limit.aborted) throw error;
    return undefined;
  }
}
