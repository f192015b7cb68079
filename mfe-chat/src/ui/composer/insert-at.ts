/** A text with something put where the caret stands, in the place of what is selected. */
export const insertAt = (text: string, part: string, start: number, end: number): string =>
  text.slice(0, start) + part + text.slice(end);
