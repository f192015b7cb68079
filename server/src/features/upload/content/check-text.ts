/** Markup that a browser could interpret as a page, whatever the type. */
const MARKUP =
  /<\s*(!doctype|html|head|body|script|iframe|svg|math|style|link|meta|object|embed|\?xml)\b|<!--/i;

/**
 * Returns whether the file is plain text without markup and control characters: UTF-8, UTF-16 with a byte
 * order mark, or Windows-1252.
 */
export function isPlainText(bytes: Buffer): boolean {
  const text = decoded(bytes);
  if (text === undefined || /[\0-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return false;
  return !MARKUP.test(text);
}

function decoded(bytes: Buffer): string | undefined {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encodings = isWide ? [bytes[0] === 0xff ? 'utf-16le' : 'utf-16be'] : ['utf-8', 'windows-1252'];
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // The text is not in this encoding; files of older programs may be in the next.
    }
  }
  return undefined;
}
