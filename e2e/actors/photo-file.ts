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
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set(COLOUR_TYPE, 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(WIDTH * 3, Buffer.from(colour))]);
  const rows = Buffer.concat(Array.from({ length: HEIGHT }, () => row));
  const chunks = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
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
