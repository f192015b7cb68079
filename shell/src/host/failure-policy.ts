import type { ApiError } from '@guest/shared/http/api-error';

const MAINTENANCE = "We're in maintenance mode, please try again";

/** What a failed call leads to, besides the error that its caller gets. */
export type Consequence = { kind: 'clear' } | { kind: 'toast'; text: string } | { kind: 'none' };

/** The specification's error catalogue. A page that is missing, 404, is shown by the error page of whoever asked. */
export function consequenceOf(error: ApiError, options: { isToastSuppressed: boolean }): Consequence {
  if (error.status === 401) return { kind: 'clear' };
  if (options.isToastSuppressed) return { kind: 'none' };
  return { kind: 'toast', text: error.status === 503 ? MAINTENANCE : error.message };
}
