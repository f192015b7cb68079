import { diffArrays } from 'diff';

/** Lines of a text that were replaced: the first one, counted from 0, their number, and what replaces them. */
export type LineEdit = [offset: number, length: number, lines: string[]];

interface Limits {
  /** The most lines that may differ, those that were removed and those that were added. */
  maxEditLength: number;
  /** The most milliseconds. */
  timeout?: number;
}

/** Returns in which lines a text differs from a base, in their order, or `undefined` beyond the limits. */
export function lineEdits(
  base: readonly string[],
  text: readonly string[],
  limits: Limits,
): LineEdit[] | undefined {
  const changes = diffArrays([...base], [...text], limits);
  if (!changes) return undefined;
  const edits: LineEdit[] = [];
  let next = 0;
  let open: LineEdit | undefined;
  for (const { value, count, added, removed } of changes) {
    if (!added && !removed) open = undefined;
    else if (!open) edits.push((open = [next, 0, []]));
    if (added && open) open[2] = [...open[2], ...value];
    if (removed && open) open[1] += count;
    if (!added) next += count;
  }
  return edits;
}
