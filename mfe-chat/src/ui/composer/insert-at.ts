/** Inserts a part at the caret, replacing the selection. */
export const insertAt = (text: string, part: string, start: number, end: number): string =>
  text.slice(0, start) + part + text.slice(end);
