import { isApiError } from '@guest/shared/http/api-error';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';

/** React reports this error for every part that the server left to the browser, which is expected. */
const RENDERED_IN_BROWSER = /#419|finish this Suspense boundary/;

/**
 * Handles errors from which React recovered by rendering again. The guest saw none of them, so only
 * programming errors are reported.
 */
export function onRecoveredError(error: unknown): void {
  if (error instanceof Error && RENDERED_IN_BROWSER.test(error.message)) return;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  // An error reply of the server is no programming error, even if the page has repeated the request since.
  if (!isApiError(cause)) reportBackgroundError(cause);
}
