import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import PQueue from 'p-queue';
import { hashOf } from '../../picture/imported-file';
import { isDrawing, type FolderPictures, type PictureFile } from '../model/hotel-content';
import { ContentConflict } from '../versions/content-conflict';
import { inspectPicture } from './inspect-picture';
import type { PictureStore } from './picture-store';

/** A drawing waits for the disk most of the time; a photo takes hundreds of megabytes while it is encoded. */
const DRAWINGS_AT_ONCE = 16;

/**
 * Keeps the pictures of a folder that the file store does not have yet, before a version names them. Returns how many
 * are new.
 */
export async function keepPictures(
  store: PictureStore,
  { folder, slug, pictures }: { folder: string; slug: string; pictures: FolderPictures },
): Promise<number> {
  async function keep(picture: PictureFile): Promise<number> {
    if (await store.has(slug, picture.sha256)) return 0;
    const bytes = await readFile(join(folder, picture.path));
    if (hashOf(bytes) !== picture.sha256)
      throw new ContentConflict('picture-changed', `${picture.path} has changed since it was checked.`);
    await assertUsable(picture, bytes);
    await store.keep(slug, picture, bytes);
    return 1;
  }
  // Names may share a file.
  const files = [
    ...new Map([...pictures.values()].flatMap((one) => (one ? [[one.sha256, one] as const] : []))).values(),
  ];
  const queue = new PQueue({ concurrency: DRAWINGS_AT_ONCE });
  const drawings = files.filter(({ path }) => isDrawing(path));
  const kept = await Promise.all(drawings.map((drawing) => queue.add(() => keep(drawing))));
  for (const photo of files.filter(({ path }) => !isDrawing(path))) kept.push(await keep(photo));
  return kept.reduce((sum, one) => sum + one, 0);
}

/**
 * What a folder remembers of its photos may be wrong, so that each is looked at before a decoder gets it as a whole.
 * Drawings are compared with what may be in one while they are kept.
 */
async function assertUsable({ path }: PictureFile, bytes: Buffer): Promise<void> {
  if (isDrawing(path)) return;
  const inspected = await inspectPicture(bytes, extname(path).slice(1));
  if ('code' in inspected) throw new ContentConflict('picture-changed', `${path}: ${inspected.message}`);
}
