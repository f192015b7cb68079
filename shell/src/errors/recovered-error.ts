import { isApiError } from '@guest/shared/http/api-error';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';

/** React reports this error for every part that the server left to the browser, which is expected. */
const LEFT_TO_THE_BROWSER = /#419|finish this Suspense boundary/;

/**
 * Handles errors from which React recovered by rendering again. The guest saw none of them, so only
 * programming errors are reported.
 */
export function onRecoveredError(error: unknown): void {
  if (error instanceof Error && LEFT_TO_THE_BROWSER.test(error.message)) return;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  // An error reply of the server is no programming error, even if the page has repeated the request since.
  if (!isApiError(cause)) reportLateFailure(cause);
}
