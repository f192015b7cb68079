/** What guests write must not steer the terminal: no control characters, and no turning of the direction of a line. */
export const printable = (text: string): string =>
  text.replace(/[^\P{Cc}\n]/gu, '\ufffd').replace(/[\u202a-\u202e]/g, '');

/** In one line, and not longer than is read at a glance. */
export function glance(text: string, longest = 60): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : line;
}
