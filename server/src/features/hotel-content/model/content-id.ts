import { createHash } from 'node:crypto';

/** It must never change, because every id of published content is derived from it. */
const NAMESPACE = Buffer.from('5f1c0f0e3b0c4d6f9a5e7d1c2b8a4e60', 'hex');

/**
 * Returns the key from which the ids of an entry and of its parts are derived: the original one, also after a renaming.
 */
export const idKeyOf = ({ key, formerKey }: { key: string; formerKey?: string | undefined }): string =>
  formerKey ?? key;

/** Derives the id of an entry from the keys that lead to it, as a UUID of version 5 (RFC 9562). */
export function contentId(hotel: string, kind: string, ...keys: string[]): string {
  const name = [hotel, kind, ...keys].join('/');
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
