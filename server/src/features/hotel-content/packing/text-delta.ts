import { diffArrays, type ArrayChange } from 'diff';

/** The lines in which a text differs from another one: those to replace, counted from 0, and what replaces them. */
type Edit = [offset: number, length: number, lines: string[]];

/**
 * Texts that differ in more lines are not worth a delta, and the time ends the search in texts that repeat the same line
 * very often, in which each place looks like each other one.
 */
const LIMITS = { maxEditLength: 500, timeout: 100 };

/**
 * Returns the lines in which a text differs from a base, as JSON, or `undefined` if that is not much shorter or takes
 * long to find.
 */
export function deltaOf(base: string, text: string): string | undefined {
  const changes = diffArrays(base.split('\n'), text.split('\n'), LIMITS);
  if (!changes) return undefined;
  const delta = JSON.stringify(toEdits(changes));
  // A text that could not be restored exactly is kept whole.
  return delta.length < text.length / 4 && withDelta(base, delta) === text ? delta : undefined;
}

function toEdits(changes: ArrayChange<string>[]): Edit[] {
  const edits: Edit[] = [];
  let next = 0;
  let open: Edit | undefined;
  for (const { value, count, added, removed } of changes) {
    if (!added && !removed) open = undefined;
    else if (!open) edits.push((open = [next, 0, []]));
    if (added && open) open[2] = [...open[2], ...value];
    if (removed && open) open[1] += count;
    if (!added) next += count;
  }
  return edits;
}

/** Returns the text of which `deltaOf` has made the delta. */
export function withDelta(base: string, delta: string): string {
  const lines = base.split('\n');
  const parts: string[][] = [];
  let next = 0;
  // The cast is safe because only `deltaOf` writes such JSON.
  for (const [offset, length, replacing] of JSON.parse(delta) as Edit[]) {
    parts.push(lines.slice(next, offset), replacing);
    next = offset + length;
  }
  return [...parts, lines.slice(next)].flat().join('\n');
}
