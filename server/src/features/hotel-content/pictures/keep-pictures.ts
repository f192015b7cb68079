import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../../picture/imported-file';
import type { FolderPictures } from '../model/hotel-content';
import { ContentConflict } from '../versions/content-conflict';
import type { PictureStore } from './picture-store';

/**
 * Keeps the pictures of a folder that the file store does not have yet, before a version names them. Returns how many
 * are new.
 */
export async function keepPictures(
  store: PictureStore,
  { folder, slug, pictures }: { folder: string; slug: string; pictures: FolderPictures },
): Promise<number> {
  let kept = 0;
  for (const picture of pictures.values()) {
    if (!picture || (await store.has(slug, picture.sha256))) continue;
    const bytes = await readFile(join(folder, picture.path));
    if (hashOf(bytes) !== picture.sha256)
      throw new ContentConflict('picture-changed', `${picture.path} has changed since it was checked.`);
    await store.keep(slug, picture, bytes);
    kept++;
  }
  return kept;
}
