/** Replaces the text between two offsets; if they are equal, it inserts. */
export interface TextEdit {
  from: number;
  to: number;
  text: string;
}

/** Applies edits and leaves everything else, such as comments, unchanged. The edits must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let edited = text;
  for (const { from, to, text: next } of edits.toSorted((a, b) => b.from - a.from))
    edited = edited.slice(0, from) + next + edited.slice(to);
  return edited;
}
