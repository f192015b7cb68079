import { FILE_KINDS } from '@guest/shared/contracts/upload/file-kinds';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import {
  aac,
  movingGif,
  mp3,
  office,
  ogg,
  oldOffice,
  page,
  pdf,
  png,
  svg,
  wav,
  webm,
  zip,
} from '../testing/sample-files';
import { checkContent } from './check-content';

const TYPES: Record<string, string> = { ...FILE_KINDS.document.types, ...FILE_KINDS.audio.types };
const isGood = (bytes: Buffer, ext: string) =>
  checkContent(bytes, ext, TYPES[ext] ?? '').then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && error.message === 'Please use a valid file type') return false;
      throw error;
    },
  );
const text = (words: string) => Buffer.from(words);

test.each([
  ['pdf', pdf],
  ['docx', office('word')],
  ['xlsx', office('xl')],
  ['doc', oldOffice('WordDocument')],
  ['xls', oldOffice('Workbook')],
  ['txt', text('Late arrival, 23:40. مرحبا')],
  ['csv', text('name,room\nAda,204\n')],
  ['csv', Buffer.from('name;ciudad\nJos\xe9;M\xe1laga\n', 'latin1')],
  ['txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('Hello', 'utf16le')])],
  ['wav', wav()],
  ['weba', webm('A_OPUS')],
  ['mp3', mp3],
  ['aac', aac],
  ['oga', ogg],
])('V-06 V-07 a valid %s is accepted', async (ext, bytes) => {
  expect(await isGood(bytes, ext)).toBe(true);
});

const bomb = office(
  'word',
  Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`${i}`, strToU8('x')])),
);
const swollen = office('xl', { 'xl/huge.xml': new Uint8Array(50_000_001) });

test.each([
  ['HTML declared as a text', page, 'txt'],
  ['an SVG with scripts declared as CSV', svg, 'csv'],
  ['a script in a CSV', text('a,b\n1,<script src=x></script>'), 'csv'],
  ['a picture declared as a text', png, 'txt'],
  ['a picture declared as a PDF', png, 'pdf'],
  ['a truncated PDF', pdf.subarray(0, 40), 'pdf'],
  ['a PDF after HTML', Buffer.concat([page, pdf]), 'pdf'],
  ['a PDF that is also an archive', Buffer.concat([pdf, zip, text('%%EOF')]), 'pdf'],
  ['an archive declared as a document', zip, 'docx'],
  ['a spreadsheet declared as a document', office('xl'), 'docx'],
  ['a document with macros', office('word', { 'word/vbaProject.bin': strToU8('x') }), 'docx'],
  ['a document with a thousand parts', bomb, 'docx'],
  ['a document that is huge when unpacked', swollen, 'xlsx'],
  ['a truncated document', office('word').subarray(0, 120), 'docx'],
  ['a compound file of another program', oldOffice('Workbook'), 'doc'],
  ['an installer in the compound file format', oldOffice('!_StringData'), 'doc'],
  ['a truncated compound file', oldOffice('WordDocument').subarray(0, 1_200), 'doc'],
  ['a video declared as a recording', webm('V_VP8'), 'weba'],
  ['an animation declared as a recording', movingGif, 'mp3'],
  ['a truncated recording', wav(4_000).subarray(0, 1_000), 'wav'],
  ['a recording of another type', wav(), 'mp3'],
  ['a text declared as a recording', text('Hello'), 'aac'],
])('V-09 V-10 rejected: %s', async (_case, bytes, ext) => {
  expect(await isGood(bytes, ext)).toBe(false);
});
