import { isSocketError } from '@guest/shared/realtime/socket-error';

/** No answer, too much at once, or the house in maintenance. */
const PASSING = [0, 429, 503];

/** It comes with the next connection or the next look, and is no fault of the page. */
export const isPassing = (error: unknown): boolean => isSocketError(error) && PASSING.includes(error.status);

/** Tells those who look after the suite of what did not come, unless it comes by itself. */
export function reportFailure(error: unknown): void {
  if (!isPassing(error)) reportError(error);
}
