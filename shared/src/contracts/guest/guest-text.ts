/**
 * Returns a text as a single normalized line, without control characters and characters that override the
 * text direction, or an empty string if it is blank.
 */
export function normalizeLine(typed: string): string {
  const line = typed
    .normalize('NFC')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\p{Control}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return isBlank(line) ? '' : line;
}

/** Returns a text of several lines, normalized in the same way; several empty lines in a row become one. */
export function normalizeText(typed: string): string {
  const lines = typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Control}/gu, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return isBlank(lines) ? '' : lines;
}

/** Whether a text shows nothing, even if it contains zero-width or blank characters. */
export const isBlank = (typed: string): boolean =>
  !/[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(typed);

/** Returns the visible length of a text: a flag or an accented letter counts as one. */
export function countGraphemes(text: string): number {
  // A segmenter takes a hundred times as long to create as to read such a text.
  if (/^[ -~]*$/.test(text)) return text.length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
