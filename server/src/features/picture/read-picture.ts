import { buffer } from 'node:stream/consumers';
import type { StoredPicture } from '../../platform/db/tables/columns/stored';
import { DRAWING_FILE, pictureKey, type ReadStoredFile } from './imported-file';
import { drawPlainPicture, PLAIN_PICTURE } from './plain-picture';

const WIDTH = 1280;

/** Returns the bytes of a hotel's picture, drawn or imported, for the server's own use. */
export type ReadPicture = (property: string, picture: StoredPicture) => Promise<Buffer | undefined>;

export const createReadPicture =
  (readFile: ReadStoredFile): ReadPicture =>
  async (property, picture) => {
    if ('hash' in picture) {
      const file = picture.format === 'svg' ? DRAWING_FILE : `${Math.min(picture.width, WIDTH)}.jpg`;
      const stream = await readFile(pictureKey(property, picture.hash, file));
      return stream && buffer(stream);
    }
    const { scene, seed } = picture;
    return scene === PLAIN_PICTURE ? Buffer.from(drawPlainPicture(seed)) : undefined;
  };
