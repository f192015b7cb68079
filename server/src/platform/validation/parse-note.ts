import { countGraphemes, normalizeText } from '@guest/shared/contracts/guest/guest-text';
import { RequestError } from '../errors/request-error';

/**
 * Returns the guest's note normalised line by line, or an empty string if there is none. Throws 422
 * `note_too_long` if it exceeds `max` characters.
 */
export function parseNote(
  input: string | undefined,
  { max, field = 'note' }: { max: number; field?: string },
): string {
  const note = normalizeText(input ?? '');
  // A grapheme may consist of many combining marks, so the stored length is limited as well.
  if (countGraphemes(note) <= max && note.length <= 8 * max) return note;
  const message = 'Please shorten your note to {n} characters.';
  const fields = [{ field, code: 'note_too_long', message } as const];
  throw new RequestError(422, 'note_too_long', message, { n: max, fields });
}
