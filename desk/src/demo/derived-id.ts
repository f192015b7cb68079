import { createHash } from 'node:crypto';

/** Derives an id from its parts. The same parts give the same id in every process. */
export function derivedId(...parts: string[]): string {
  const bytes = createHash('sha1').update(parts.join('\0')).digest().subarray(0, 16);
  // The bits mark the id as a UUID of version 5.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
