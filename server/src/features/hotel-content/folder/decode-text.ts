import { isUtf8 } from 'node:buffer';

const LINE_FEED = 0x0a;
const BYTE_ORDER_MARKS = ['fffe', 'feff'];

/** The text of a file, or why it has none, with the place of the first byte that is not in UTF-8. */
type DecodedText = { text: string } | { message: string; line: number; column: number };

/** Decodes a file that has to be in UTF-8. A byte order mark is no part of the text. */
export function decodeText(bytes: Buffer): DecodedText {
  if (BYTE_ORDER_MARKS.includes(bytes.subarray(0, 2).toString('hex')) || isUtf16WithoutMark(bytes))
    return { message: 'The file is in UTF-16. Save it in UTF-8.', line: 1, column: 1 };
  if (isUtf8(bytes)) return { text: new TextDecoder('utf-8').decode(bytes) };
  return { message: 'The file is not in UTF-8 from here on. Save it in UTF-8.', ...firstWrongPlace(bytes) };
}

/** In UTF-16, every second byte of Latin text is zero, which no text in UTF-8 begins with. */
const isUtf16WithoutMark = ([first, second]: Buffer): boolean => (first === 0) !== (second === 0);

/** Lines can be decoded one by one, because no part of a longer character is the byte of a line feed. */
function firstWrongPlace(bytes: Buffer): { line: number; column: number } {
  let start = 0;
  for (let line = 1; ; line += 1) {
    const end = bytes.indexOf(LINE_FEED, start);
    const inLine = bytes.subarray(start, end === -1 ? bytes.length : end);
    // Decoding puts a replacement character where a byte is wrong.
    if (!isUtf8(inLine)) return { line, column: inLine.toString('utf8').indexOf('\ufffd') + 1 };
    if (end === -1) return { line, column: 1 };
    start = end + 1;
  }
}
