import { lineEdits } from './line-edits';

/** The lines in which a text differs from another one: those to replace, counted from 0, and what replaces them. */
type Edit = [offset: number, length: number, lines: string[]];

/**
 * Returns the lines in which a text differs from a base, as JSON, or `undefined` if that is not much shorter or takes
 * long to find.
 */
export function deltaOf(base: string, text: string): string | undefined {
  const lines = text.split('\n');
  const numberOf = numbering();
  const edits = lineEdits(base.split('\n').map(numberOf), lines.map(numberOf));
  if (!edits) return undefined;
  const delta = JSON.stringify(
    edits.map(({ from, to, newFrom, newTo }): Edit => [from, to - from, lines.slice(newFrom, newTo)]),
  );
  // A text that could not be restored exactly is kept whole.
  return delta.length < text.length / 4 && withDelta(base, delta) === text ? delta : undefined;
}

/** Gives equal lines the same number, which is compared faster than a line. */
function numbering(): (line: string) => number {
  const numbers = new Map<string, number>();
  return (line) => {
    const known = numbers.get(line) ?? numbers.size;
    numbers.set(line, known);
    return known;
  };
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
