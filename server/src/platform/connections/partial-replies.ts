/**
 * Returns what a page has answered before the question ended with an error. All processes must reply, also those to
 * which the page is not connected, so one that hangs makes every question end in this way.
 */
export const partialReplies = (error: unknown): unknown[] =>
  error instanceof Error && 'responses' in error && Array.isArray(error.responses) ? error.responses : [];
