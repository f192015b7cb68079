import { FILE_KINDS, type FileKind } from '@guest/shared/contracts/upload/file-kinds';
import { expect, test } from 'vitest';
import { acceptOf, checkFile } from './check-file';

const kinds = Object.keys(FILE_KINDS) as FileKind[];
const all = kinds.flatMap((kind) =>
  Object.entries<string>(FILE_KINDS[kind].types).map(([ext, type]) => ({ kind, ext, type })),
);
const IDS = { document: 'V-06', audio: 'V-07', photo: 'V-08' };

test.each(all.map((one) => ({ ...one, id: IDS[one.kind] })))(
  '$id a .$ext is a $kind up to its limit',
  (one) => {
    const { kind, ext, type } = one;
    const most = FILE_KINDS[kind].maxBytes;
    const name = `Rechnung März.${ext.toUpperCase()}`;

    // Tests sizes at the limit and random ones below and above it.
    for (let n = 0; n < 200; n++) {
      const below = 1 + Math.floor(Math.random() * most);
      expect(checkFile({ name, type, size: below })).toEqual({ kind, ext });
      expect(checkFile({ name, type: '', size: most + below })).toEqual({ error: FILE_KINDS[kind].tooLarge });
    }
    expect(checkFile({ name, type, size: most })).toEqual({ kind, ext });
    expect(checkFile({ name, type, size: most + 1 })).toEqual({ error: FILE_KINDS[kind].tooLarge });
    expect(checkFile({ name, type, size: 0 })).toEqual({ error: 'This file is empty.' });
  },
);

test('V-06 V-07 V-08 V-09 the texts match the specification', () => {
  const texts = kinds.map((kind) => FILE_KINDS[kind].tooLarge);

  expect(texts).toEqual([
    "Your photo can't exceed 7MB",
    "Your document can't exceed 5MB",
    "Your audio can't exceed 1MB",
  ]);
  expect(checkFile({ name: 'a.exe', type: '', size: 1 })).toEqual({ error: 'Please use a valid file type' });
});

test.each([
  ['a.svg', 'image/svg+xml'],
  ['a.html', 'text/html'],
  ['a.mp4', 'video/mp4'],
  ['a.pdf', 'text/html'],
  ['a.png', 'application/pdf'],
  ['a.jpg', 'image/svg+xml'],
  ['a.pdf.exe', ''],
  ['a.', ''],
  ['', ''],
  ['a.constructor', ''],
  ['a', 'image/webp'],
])('V-09 a file named %s of type %s is refused', (name, type) => {
  expect(checkFile({ name, type, size: 9 })).toEqual({ error: 'Please use a valid file type' });
});

test.each([
  ['table.csv', 'application/vnd.ms-excel', 'document', 'csv'],
  ['note.ogg', 'application/ogg', 'audio', 'ogg'],
  ['song.mp3', 'audio/mp3', 'audio', 'mp3'],
  ['', 'audio/webm;codecs=opus', 'audio', 'weba'],
  ['', 'image/png', 'photo', 'png'],
])('V-09 a file named %s of type %s is accepted', (name, type, kind, ext) => {
  expect(checkFile({ name, type, size: 9 })).toEqual({ kind, ext });
});

test('a photo in a phone-specific format gets an explanation', () => {
  expect(checkFile({ name: 'IMG_1.HEIC', type: '', size: 9 }).error).toContain('HEIC');
});

test('the file picker offers the accepted types', () => {
  expect(acceptOf('photo')).toBe('.png,.jpg,.jpeg,.gif');
});
