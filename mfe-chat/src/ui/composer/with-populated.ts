/** What a link wants to be said, put below what the guest has begun to write; it never takes the place of that. */
export function withPopulated(draft: string, populated: string): string {
  const added = populated.trim().slice(0, 4_000);
  if (added === '' || draft.includes(added)) return draft;
  return draft.trim() === '' ? added : `${draft.trimEnd()}\n\n${added}`;
}
