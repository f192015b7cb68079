import { isApiError } from '@guest/shared/http/api-error';
import { reportLateFailure } from '@guest/shared/late-code/missing-code';

/** React says so of every part that the server left to the browser, which is as it should be. */
const LEFT_TO_THE_BROWSER = /#419|finish this Suspense boundary/;

/** What React has drawn anew after it failed once: nobody has seen it, so only a mistake is worth a word. */
export function onRecoveredError(error: unknown): void {
  if (error instanceof Error && LEFT_TO_THE_BROWSER.test(error.message)) return;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  // A refusal is an answer, also where the page has asked again in the meantime.
  if (!isApiError(cause)) reportLateFailure(cause);
}
