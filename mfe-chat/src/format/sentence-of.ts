import type { TextOf } from '@guest/shared';
import { isSocketError } from '@guest/shared/realtime/socket-error';
import type { TextKey } from '../texts';

/**
 * What went wrong, as it is said to the guest: what the server refuses it refuses in the guest's own language, and where it
 * was not heard, its words are for programs.
 */
export function sentenceOf(error: unknown, text: TextOf<TextKey>): string {
  if (isSocketError(error) && error.status === 0)
    return text("We can't reach the hotel right now. Check your connection and try again.");
  return error instanceof Error ? error.message : String(error);
}
