import { THUMBNAIL_WIDTHS } from '../content/re-encode-photo';
import type { FileStore } from './file-store';

/** Returns the key of a thumbnail, which is stored next to the picture. */
export const thumbnailKey = (key: string, width: number) => `${key}-${width}.webp`;
export const originalKey = (key: string) => key.replace(/-\d+\.webp$/, '');

/** Removes a file with all its thumbnails. */
export async function removeFiles(store: FileStore, { key }: { key: string }): Promise<void> {
  await Promise.all(THUMBNAIL_WIDTHS.map((width) => store.remove(thumbnailKey(key, width))));
  await store.remove(key);
}
