/** A line that somebody wrote, without what nobody sees but what turns a page around; empty where it says nothing. */
export function lineOf(typed: string): string {
  const line = typed
    .normalize('NFC')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\p{Control}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return isBlank(line) ? '' : line;
}

/** Several lines that somebody wrote, likewise; a wide gap between them is a narrow one. */
export function linesOf(typed: string): string {
  const lines = typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u202a-\u202e\u2066-\u2069]|(?!\n)\p{Control}/gu, '')
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return isBlank(lines) ? '' : lines;
}

/** Nobody would see anything of it, though there may be characters in it: of no width, or blank ones. */
export const isBlank = (typed: string): boolean =>
  !/[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(typed);

/** How long a text looks: a flag or an accented letter is one. */
export function graphemesIn(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
