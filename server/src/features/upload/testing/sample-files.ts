import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

/** The smallest valid files of each type. */

const red = sharp({ create: { width: 1_200, height: 800, channels: 3, background: 'red' } });

export const CAMERA_SECRET = 'secret-of-the-camera';
export const jpeg = await red
  .clone()
  .withExif({
    IFD0: { Copyright: CAMERA_SECRET },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 41/1 0/1' },
  })
  .jpeg()
  .toBuffer();
/** Another photo of the same size in pixels. */
export const otherJpeg = await red.clone().negate().jpeg({ quality: 100 }).toBuffer();
export const png = await red.clone().png().toBuffer();

const frame = (background: string) => ({
  create: { width: 64, height: 48, channels: 3 as const, background },
});
export const movingGif = await sharp(
  await Promise.all(['red', 'blue', 'green'].map((colour) => sharp(frame(colour)).png().toBuffer())),
  { join: { animated: true } },
)
  .gif({ delay: [100, 100, 100] })
  .toBuffer();

export const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
export const page = Buffer.from('<!doctype html><script>alert(1)</script>');

const part = '<?xml version="1.0"?><x/>';
export const office = (folder: string, more: Record<string, Uint8Array> = {}) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(part),
      [`${folder}/document.xml`]: strToU8(part),
      ...more,
    }),
  );
export const zip = Buffer.from(zipSync({ 'readme.txt': strToU8('Hello') }));

/** A compound file with one table sector and one directory sector. */
export function oldOffice(stream: string): Buffer {
  const file = Buffer.alloc(512 * 3);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 44);
  file.writeUInt32LE(1, 48);
  file.write(`${stream}\0`, 512 * 2, 'utf16le');
  return file;
}

export function wav(samples = 800): Buffer {
  const file = Buffer.alloc(44 + samples * 2);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(8_000, 24);
  file.writeUInt32LE(16_000, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(samples * 2, 40);
  return file;
}

/** The beginning of a WebM recording: signature, document type and one track with its codec. */
export const webm = (codec: string) =>
  Buffer.concat([
    Buffer.from(
      '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701ffffffffffffff',
      'hex',
    ),
    Buffer.from([0x86, 0x80 + codec.length]),
    Buffer.from(codec),
    Buffer.alloc(200),
  ]);
export const mp3 = Buffer.concat(
  Array.from({ length: 4 }, () => Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(413)])),
);
export const aac = Buffer.concat(
  Array.from({ length: 4 }, () => Buffer.concat([Buffer.from('fff150800c7ffc', 'hex'), Buffer.alloc(92)])),
);
export const ogg = Buffer.concat([
  Buffer.from('OggS\0\x02', 'latin1'),
  Buffer.alloc(20),
  Buffer.from('\x01\x13OpusHead\x01\x01', 'latin1'),
  Buffer.alloc(100),
]);
