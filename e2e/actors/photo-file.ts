import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const WIDTH = 1_600;
const HEIGHT = 1_200;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits for each of red, green and blue; the other fields have only one defined value. */
const COLOUR_TYPE = [8, 2, 0, 0, 0];

/** Returns a picture of one colour, as the file picker gets it. */
export function photoFile(name: string, colour: readonly [number, number, number]): PhotoFile {
  const row = Buffer.alloc(WIDTH * 3, Buffer.from(colour));
  return pngOf(name, { width: WIDTH, height: HEIGHT, rowAt: () => row });
}

/** Returns a picture of 12 megapixels with as many details as a photo. */
export function largePhotoFile(name: string): PhotoFile {
  const [width, height, dot] = [4_000, 3_000, 4];
  const rows = Array.from({ length: height / dot }, () => {
    const dots = randomBytes((width / dot) * 3);
    return Buffer.concat(
      Array.from({ length: width / dot }, (_, i) => Buffer.alloc(3 * dot, dots.subarray(i * 3, i * 3 + 3))),
    );
  });
  return pngOf(name, { width, height, rowAt: (y) => rows[Math.floor(y / dot)] ?? Buffer.alloc(width * 3) });
}

interface Pixels {
  width: number;
  height: number;
  rowAt(y: number): Buffer;
}

function pngOf(name: string, { width, height, rowAt }: Pixels): PhotoFile {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(COLOUR_TYPE, 8);
  // Each row begins with the number of its filter, 0 for none.
  const rows = Buffer.concat(
    Array.from({ length: height }, (_, y) => Buffer.concat([Buffer.alloc(1), rowAt(y)])),
  );
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return { name, mimeType: 'image/png', buffer: Buffer.concat([SIGNATURE, ...chunks]) };
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([frame, named, sum]);
}
