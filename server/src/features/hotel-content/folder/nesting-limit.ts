import { Lexer } from 'yaml';

/** More than twice the levels that any file of a hotel needs. */
const MAX_DEPTH = 40;
/**
 * Tokens that the lexer emits for the start of a scalar or a document. They are not in the text, so they do not count
 * in the offset.
 */
const MARKER_TOKENS = new Set(['\x02', '\x18', '\x1f']);

/**
 * Returns the offset at which a text is nested too deeply, or `undefined`. Call it before parsing, because the parser
 * needs gigabytes of memory for a megabyte of brackets.
 */
export function excessiveNestingAt(text: string): number | undefined {
  let offset = 0;
  let brackets = 0;
  let dashes = 0;
  for (const token of new Lexer().lex(text)) {
    if (MARKER_TOKENS.has(token)) continue;
    if (token === '[' || token === '{') brackets++;
    else if (token === ']' || token === '}') brackets--;
    // Several dashes on one line are nested lists.
    else if (token === '-' || token === '?') dashes++;
    else if (token.includes('\n')) dashes = 0;
    if (brackets > MAX_DEPTH || dashes > MAX_DEPTH) return offset;
    offset += token.length;
  }
  return undefined;
}
