/** What a browser would take for a page, whatever it is called. */
const MARKUP =
  /<\s*(!doctype|html|head|body|script|iframe|svg|math|style|link|meta|object|embed|\?xml)\b|<!--/i;

/** Plain text in UTF-8, or in UTF-16 with its mark, as office programs write it; no page and no program. */
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
      // Not in this encoding; a list of an older program may be in the next.
    }
  }
  return undefined;
}
