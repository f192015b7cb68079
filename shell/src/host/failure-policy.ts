import type { ApiError } from '@guest/shared/http/api-error';

const MAINTENANCE = "We're in maintenance mode, please try again";

/** The global reaction to a failed call, in addition to the error that its caller receives. */
export type FailureAction = { kind: 'clear' } | { kind: 'toast'; text: string } | { kind: 'none' };

/**
 * Implements the error catalogue of the specification. For 404 the page of the caller shows the error page.
 */
export function failureActionFor(error: ApiError, options: { isToastSuppressed: boolean }): FailureAction {
  if (error.status === 401) return { kind: 'clear' };
  if (options.isToastSuppressed) return { kind: 'none' };
  return { kind: 'toast', text: error.status === 503 ? MAINTENANCE : error.message };
}
