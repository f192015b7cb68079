import { graphemesIn, linesOf } from '@guest/shared/contracts/guest/guest-text';
import { Refusal } from '../errors/refusal';

/**
 * Returns the guest's note normalised line by line, or an empty string if there is none. Throws 422
 * `note_too_long` if it exceeds `max` characters.
 */
export function acceptedNote(
  typed: string | undefined,
  { max, field = 'note' }: { max: number; field?: string },
): string {
  const note = linesOf(typed ?? '');
  // A grapheme may consist of many combining marks, so the stored length is limited as well.
  if (graphemesIn(note) <= max && note.length <= 8 * max) return note;
  const sentence = 'Please shorten your note to {n} characters.';
  const fields = [{ field, code: 'note_too_long', sentence } as const];
  throw new Refusal(422, 'note_too_long', sentence, { n: max, fields });
}
