import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FolderPictures } from '../../../features/hotel-content/model/hotel-content';
import type { PictureStore } from '../../../features/hotel-content/pictures/picture-store';
import { hashOf } from '../../../features/picture/imported-file';
import { CommandFailure } from '../result/output';

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
      throw new CommandFailure(73, `${picture.path} has changed since it was checked.`, 'picture-changed');
    await store.keep(slug, picture, bytes);
    kept++;
  }
  return kept;
}
