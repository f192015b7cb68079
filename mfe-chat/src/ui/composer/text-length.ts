/** In code points, which is how the server counts. */
export const LONGEST_TEXT = 4_000;
/** The remaining characters are shown from this length on. */
const COUNTED_FROM = 3_800;

export function lengthOf(text: string): number {
  // A text has at most as many code points as code units, so short texts need no counting.
  if (text.length < COUNTED_FROM) return text.length;
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** The remaining code points; `undefined` while far from the limit, negative above it. */
export function leftOf(text: string): number | undefined {
  const length = lengthOf(text.trim());
  return length < COUNTED_FROM ? undefined : LONGEST_TEXT - length;
}
