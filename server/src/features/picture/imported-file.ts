import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** A quarter of the hash is enough to distinguish the pictures of one hotel, and it keeps URLs short. */
const HASH_DIGITS = 16;

/** Returns the name of a picture in its URL and in the file store. */
export const pictureHash = (sha256: string) => sha256.slice(0, HASH_DIGITS);

/** Returns the key of a file of a picture in the file store, such as `640.avif`. */
export const pictureKey = (property: string, hash: string, file: string) =>
  `hotel/${property}/${hash}/${file}`;

/**
 * The width of the widest file of a photo that no place shows as wide as the page, such as that of a dish. The wider
 * ones take most of the time of encoding.
 */
export const CARD_WIDTH = 1280;

/** The file of a drawing; a photo has one for each width and format instead. */
export const DRAWING_FILE = 'drawing.svg';

/** Reads a file of the file store. */
export type ReadStoredFile = (key: string) => Promise<Readable | undefined>;

export const sha256Of = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
