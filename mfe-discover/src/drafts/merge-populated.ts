/** The number of characters that the address of the sign-in page carries. */
const POPULATED_LENGTH = 1_000;

/**
 * Combines a draft with the text that sign-in has carried to this device. On the device where it was written the
 * draft has that text already.
 */
export function mergePopulated(text: string, populated: string | undefined): string {
  const carried = populated?.trim();
  if (!carried || text.trimStart().startsWith(carried)) return text;
  return text.trim() === '' ? carried : `${carried}\n\n${text}`;
}

/** Returns the beginning of a text for the address, without cutting a character in half. */
export const toPopulated = (text: string): string =>
  text
    .slice(0, POPULATED_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
