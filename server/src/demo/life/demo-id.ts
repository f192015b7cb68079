import { createHash } from 'node:crypto';

const digest = (parts: string[]) => createHash('sha1').update(parts.join('\0')).digest();

/** Returns a deterministic id in the form of a version 5 UUID. */
export function demoId(...parts: string[]): string {
  const bytes = digest(parts).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns a deterministic pseudo-random number from 0 to 2³¹ − 1. */
export const demoNumber = (...parts: string[]): number => digest(parts).readUInt32BE(0) >>> 1;
