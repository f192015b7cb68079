/** In code points, which is how the server counts. */
export const MAX_TEXT_LENGTH = 4_000;
/** The remaining characters are shown from this length on. */
const COUNTER_SHOWN_FROM = 3_800;

export function lengthOf(text: string): number {
  // A text has at most as many code points as code units, so short texts need no counting.
  if (text.length < COUNTER_SHOWN_FROM) return text.length;
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** The remaining code points; `undefined` while far from the limit, negative above it. */
export function remainingCharacters(text: string): number | undefined {
  const length = lengthOf(text.trim());
  return length < COUNTER_SHOWN_FROM ? undefined : MAX_TEXT_LENGTH - length;
}
