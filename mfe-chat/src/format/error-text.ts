import type { TextOf } from '@guest/shared';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import type { TextKey } from '../texts';

/**
 * Returns the error text for the guest. The server words refusals in the guest's language; other errors have
 * texts for programs only and get a general one.
 */
export function errorTextOf(error: unknown, text: TextOf<TextKey>): string {
  if (isSocketError(error) && error.status === 0)
    return text("We can't reach the hotel right now. Check your connection and try again.");
  return error instanceof Error ? error.message : String(error);
}
