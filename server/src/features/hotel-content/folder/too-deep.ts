import { Lexer } from 'yaml';

/** No file of a hotel needs half as many levels. */
const MAX_DEPTH = 40;
/** The lexer marks the start of a scalar and of a document with characters that are not in the text. */
const MARKS = new Set(['\x02', '\x18', '\x1f']);

/**
 * Returns where a text opens more lists or maps within each other than any file needs. It is asked before the text is
 * parsed, because a megabyte of brackets takes the parser gigabytes.
 */
export function tooDeepAt(text: string): number | undefined {
  let offset = 0;
  let brackets = 0;
  let dashes = 0;
  for (const token of new Lexer().lex(text)) {
    if (MARKS.has(token)) continue;
    if (token === '[' || token === '{') brackets++;
    else if (token === ']' || token === '}') brackets--;
    // Several dashes on a line open lists within each other, too.
    else if (token === '-' || token === '?') dashes++;
    else if (token.includes('\n')) dashes = 0;
    if (brackets > MAX_DEPTH || dashes > MAX_DEPTH) return offset;
    offset += token.length;
  }
  return undefined;
}
