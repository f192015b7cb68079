import { lineEdits, type LineEdit } from './line-edits';

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
  const edits = lineEdits(base.split('\n'), text.split('\n'), LIMITS);
  if (!edits) return undefined;
  const delta = JSON.stringify(edits);
  // A text that could not be restored exactly is kept whole.
  return delta.length < text.length / 4 && withDelta(base, delta) === text ? delta : undefined;
}

/** Returns the text of which `deltaOf` has made the delta. */
export function withDelta(base: string, delta: string): string {
  const lines = base.split('\n');
  const parts: string[][] = [];
  let next = 0;
  // The cast is safe because only `deltaOf` writes such JSON.
  for (const [offset, length, replacing] of JSON.parse(delta) as LineEdit[]) {
    parts.push(lines.slice(next, offset), replacing);
    next = offset + length;
  }
  return [...parts, lines.slice(next)].flat().join('\n');
}
