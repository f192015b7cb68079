import { createHash } from 'node:crypto';

const digest = (parts: string[]) => createHash('sha1').update(parts.join('\0')).digest();

/** The same id for the same thing on every machine, in the form of a UUID of version 5. */
export function demoId(...parts: string[]): string {
  const bytes = digest(parts).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A number from 0 to 2³¹ − 1 that looks like chance and is always the same. */
export const demoNumber = (...parts: string[]): number => digest(parts).readUInt32BE(0) >>> 1;
