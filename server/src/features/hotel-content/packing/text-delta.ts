import { diffPatch } from 'node-diff3';

/** The lines in which a text differs from another one: those to replace, counted from 0, and what replaces them. */
type Edit = [offset: number, length: number, lines: string[]];

/** Returns the lines in which a text differs from a base, as JSON, or `undefined` if that is not much shorter. */
export function deltaOf(base: string, text: string): string | undefined {
  const edits = diffPatch(base.split('\n'), text.split('\n')).map(({ buffer1, buffer2 }): Edit => [
    buffer1.offset,
    buffer1.length,
    buffer2.chunk,
  ]);
  const delta = JSON.stringify(edits);
  // A text that could not be restored exactly is kept whole.
  return delta.length < text.length / 4 && withDelta(base, delta) === text ? delta : undefined;
}

/** Returns the text of which `deltaOf` has made the delta. */
export function withDelta(base: string, delta: string): string {
  const lines = base.split('\n');
  const result: string[] = [];
  let next = 0;
  // The cast is safe because only `deltaOf` writes such JSON.
  for (const [offset, length, replacing] of JSON.parse(delta) as Edit[]) {
    result.push(...lines.slice(next, offset), ...replacing);
    next = offset + length;
  }
  return [...result, ...lines.slice(next)].join('\n');
}
