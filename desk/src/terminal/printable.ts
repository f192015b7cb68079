/**
 * Removes control characters and bidirectional overrides, so that guests' text cannot control the terminal or
 * reorder a line.
 */
export const printable = (text: string): string =>
  text.replace(/[^\P{Cc}\n]/gu, '\ufffd').replace(/[\u202a-\u202e]/g, '');

/** Shortens a text to one line of limited length. */
export function glance(text: string, maxLength = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > maxLength ? `${letters.slice(0, maxLength - 1).join('')}…` : line;
}
