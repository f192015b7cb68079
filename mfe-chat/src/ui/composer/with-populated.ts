/** Adds the prefilled text of a link below an existing draft, never in place of it. */
export function withPopulated(draft: string, populated: string): string {
  const added = populated.trim().slice(0, 4_000);
  if (added === '' || draft.includes(added)) return draft;
  return draft.trim() === '' ? added : `${draft.trimEnd()}\n\n${added}`;
}
