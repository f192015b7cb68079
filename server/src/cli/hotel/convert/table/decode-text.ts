import { unreadable } from '../model/converted-menu';

/** Decodes a file whose encoding is not declared. */
export function decodeText(bytes: Buffer): { text: string; encoding: string } {
  const decoded = decode(bytes);
  const { line, column } = placeOf(decoded.text, decoded.text.search(CONTROL));
  if (line > 0)
    throw unreadable(
      `Line ${line}, column ${column} has a character that no text has. Save the file as UTF-8, and convert it again.`,
    );
  return decoded;
}

/**
 * Matches characters that no menu contains. They appear if a file in another encoding, such as Shift_JIS, is decoded
 * with one of the encodings supported here.
 */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u0080-\u009f\ufffd]/;

function decode(bytes: Buffer): { text: string; encoding: string } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return in16Bits(bytes, 'utf-16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return in16Bits(bytes, 'utf-16be');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: fromWindows(bytes), encoding: 'Windows-1252' };
  }
}

/**
 * The characters 0x80 to 0x9f of Windows-1252, in which it differs from Latin-1. The table is needed because Node 20
 * decodes Windows-1252 as Latin-1.
 */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const fromWindows = (bytes: Buffer): string =>
  bytes.toString('latin1').replace(/[\u0080-\u009f]/g, (one) => FROM_0X80[one.charCodeAt(0) - 0x80] ?? one);

const in16Bits = (bytes: Buffer, encoding: string) => ({
  text: new TextDecoder(encoding).decode(bytes),
  encoding: 'UTF-16',
});

function placeOf(text: string, offset: number): { line: number; column: number } {
  if (offset === -1) return { line: 0, column: 0 };
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
