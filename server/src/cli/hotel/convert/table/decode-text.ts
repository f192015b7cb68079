import { unreadable } from '../model/converted-menu';

/** Reads the text of a file whose encoding nobody has written down. */
export function decodeText(bytes: Buffer): { text: string; encoding: string } {
  const decoded = decode(bytes);
  const { line, column } = placeOf(decoded.text, decoded.text.search(CONTROL));
  if (line > 0)
    throw unreadable(
      `Line ${line}, column ${column} has a character that no text has. Save the file as UTF-8, and convert it again.`,
    );
  return decoded;
}

/** Bytes of other encodings, such as Shift_JIS, become some of these in the encodings that are known here. */
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

/** Where Windows-1252 differs from Latin-1; it has no character at the places that stay. Node 20 decodes it as Latin-1. */
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
