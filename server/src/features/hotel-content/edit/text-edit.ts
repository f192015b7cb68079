/** Replaces a part of a text; a part of no length is a place to insert at. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
}

/** Edits a text without touching what stands around, such as comments. The edits do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let edited = text;
  for (const { from, to, text: next } of edits.toSorted((a, b) => b.from - a.from))
    edited = edited.slice(0, from) + next + edited.slice(to);
  return edited;
}
