import { graphemesIn, linesOf } from '@guest/shared/contracts/guest/guest-text';
import { Refusal } from '../errors/refusal';

/** What somebody wrote in lines of their own, as it is kept; empty where they wrote nothing. */
export function acceptedNote(
  typed: string | undefined,
  { max, field = 'note' }: { max: number; field?: string },
): string {
  const note = linesOf(typed ?? '');
  // Marks upon marks are one character to the eye and many to the table.
  if (graphemesIn(note) <= max && note.length <= 8 * max) return note;
  const sentence = 'Please shorten your note to {n} characters.';
  const fields = [{ field, code: 'note_too_long', sentence } as const];
  throw new Refusal(422, 'note_too_long', sentence, { n: max, fields });
}
