import { isSocketError } from '@guest/shared/realtime/socket-error';

/** These statuses mean no reply, too many requests or maintenance. */
const TEMPORARY_STATUSES = [0, 429, 503];

/**
 * Reports whether an error is temporary: the next connection or synchronisation retries, and the page is not
 * at fault.
 */
export const isTemporary = (error: unknown): boolean =>
  isSocketError(error) && TEMPORARY_STATUSES.includes(error.status);

/** Reports an error to monitoring unless it is temporary. */
export function reportFailure(error: unknown): void {
  if (!isTemporary(error)) reportError(error);
}
