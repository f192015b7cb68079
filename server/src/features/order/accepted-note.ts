import { graphemesIn, linesOf } from '@guest/shared/contracts/guest-text';
import { ORDER_NOTE_MAX } from '@guest/shared/contracts/ordering/limits';
import { Refusal } from '../../refusal';

/** What somebody wrote of an order, as it is kept; null where they wrote nothing. `field` is what it was typed into. */
export function acceptedNote(typed: string | undefined, field: string): string | null {
  const note = linesOf(typed ?? '');
  if (graphemesIn(note) <= ORDER_NOTE_MAX) return note || null;
  const sentence = 'Please shorten your note to {n} characters.';
  const fields = [{ field, code: 'note_too_long', sentence } as const];
  throw new Refusal(422, 'note_too_long', sentence, { n: ORDER_NOTE_MAX, fields });
}
