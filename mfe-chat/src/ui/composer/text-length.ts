/** In code points, as the server counts. */
export const LONGEST_TEXT = 4_000;
/** From here on the guest sees how many are left. */
const COUNTED_FROM = 3_800;

export function lengthOf(text: string): number {
  // A text has no more code points than units; most need no counting.
  if (text.length < COUNTED_FROM) return text.length;
  let length = 0;
  for (const _ of text) length++;
  return length;
}

/** What is left, once it is worth saying; negative where there is too much. */
export function leftOf(text: string): number | undefined {
  const length = lengthOf(text.trim());
  return length < COUNTED_FROM ? undefined : LONGEST_TEXT - length;
}
