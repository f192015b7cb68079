/** Characters that move the cursor of a terminal, colour it, or change the direction of text. */
const CONTROL_CHARACTERS = /[^\P{Cc}\n]|\p{Bidi_Control}/gu;

/**
 * Removes control characters from texts of other people, such as a reason, so that they cannot control the
 * reader's terminal.
 */
export const printable = (text: string): string => text.replace(CONTROL_CHARACTERS, ' ');

/** Collapses white space for a row of a table. */
export const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
