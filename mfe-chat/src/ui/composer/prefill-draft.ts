import { lengthOf, MAX_TEXT_LENGTH } from './text-length';

/** The text of a link may come from anywhere, so that it is short. */
const MAX_PREFILLED = 1_000;

/**
 * Adds the prefilled text of a link below an existing draft, never in place of it. It is left out if the draft
 * would become too long to be sent.
 */
export function prefillDraft(draft: string, prefilled: string): string {
  const added = [...prefilled.trim()].slice(0, MAX_PREFILLED).join('').trimEnd();
  if (added === '' || draft.includes(added)) return draft;
  const joined = draft.trim() === '' ? added : `${draft.trimEnd()}\n\n${added}`;
  return lengthOf(joined) > MAX_TEXT_LENGTH ? draft : joined;
}
