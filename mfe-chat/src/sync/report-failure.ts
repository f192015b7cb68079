import { isSocketError } from '@guest/shared/realtime/socket-error';

/** These statuses mean no reply, too many requests or maintenance. */
const PASSING = [0, 429, 503];

/**
 * Reports whether an error is temporary: the next connection or synchronisation retries, and the page is not
 * at fault.
 */
export const isPassing = (error: unknown): boolean => isSocketError(error) && PASSING.includes(error.status);

/** Reports an error to monitoring unless it is temporary. */
export function reportFailure(error: unknown): void {
  if (!isPassing(error)) reportError(error);
}
