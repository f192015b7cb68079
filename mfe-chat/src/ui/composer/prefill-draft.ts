/** Adds the prefilled text of a link below an existing draft, never in place of it. */
export function prefillDraft(draft: string, prefilled: string): string {
  const added = prefilled.trim().slice(0, 4_000);
  if (added === '' || draft.includes(added)) return draft;
  return draft.trim() === '' ? added : `${draft.trimEnd()}\n\n${added}`;
}
