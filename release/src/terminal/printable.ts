/** What moves a terminal's cursor, colours it, or turns its text around. */
const STEERING = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;

/** What others have written, such as a reason, must not steer the terminal of whoever reads it. */
export const printable = (text: string): string => text.replace(STEERING, ' ');

/** Words as they stand in a row of a table. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
