import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import PQueue from 'p-queue';
import { sha256Of } from '../../picture/imported-file';
import { isDrawing, type FolderPictures, type PictureFile } from '../model/hotel-content';
import { ContentConflict } from '../versions/content-conflict';
import { DecoderFailure } from './decoding/decoder-failure';
import { inspectPicture } from './inspect-picture';
import type { PictureStore } from './picture-store';

/** Drawings mostly wait for the disk, so many are stored in parallel. Photos take as many processes as there may be. */
const DRAWINGS_AT_ONCE = 16;
const PHOTOS_AT_ONCE = 2;

interface StoreOptions {
  folder: string;
  slug: string;
  pictures: FolderPictures;
  /** The photos that a page may show over its whole width; by default, all. */
  wide?: readonly PictureFile[];
}

/**
 * Stores the pictures of a folder that the file store does not have yet. Call it before a version that names them is
 * stored. Returns the number of new pictures.
 */
export async function storePictures(
  store: PictureStore,
  { folder, slug, pictures, wide = allOf(pictures) }: StoreOptions,
): Promise<number> {
  const wideHashes = new Set(wide.map(({ sha256 }) => sha256));

  async function keep(picture: PictureFile): Promise<number> {
    const added = await keepFiles(picture);
    if (!isDrawing(picture.path) && wideHashes.has(picture.sha256))
      await store.keepWide(slug, picture).catch(refuseUndecodable(picture));
    return added;
  }

  async function keepFiles(picture: PictureFile): Promise<number> {
    if (await store.has(slug, picture.sha256)) return 0;
    const bytes = await readFile(join(folder, picture.path));
    if (sha256Of(bytes) !== picture.sha256)
      throw new ContentConflict('picture-changed', `${picture.path} has changed since it was checked.`);
    await assertUsable(picture, bytes);
    await store.keep(slug, picture, bytes).catch(refuseUndecodable(picture));
    return 1;
  }
  // Several names may have the same content, which is stored once.
  const files = [...new Map(allOf(pictures).map((one) => [one.sha256, one] as const)).values()];
  const keepAll = (pictures: PictureFile[], concurrency: number): Promise<number[]> => {
    const queue = new PQueue({ concurrency });
    return Promise.all(pictures.map((picture) => queue.add(() => keep(picture))));
  };
  const isPhoto = ({ path }: PictureFile) => !isDrawing(path);
  const kept = await keepAll(
    files.filter(({ path }) => isDrawing(path)),
    DRAWINGS_AT_ONCE,
  );
  kept.push(...(await keepAll(files.filter(isPhoto), PHOTOS_AT_ONCE)));
  return kept.reduce((sum, one) => sum + one, 0);
}

const allOf = (pictures: FolderPictures): PictureFile[] => [...pictures.values()].flatMap((one) => one ?? []);

/** Checks a photo again, because the cache of the folder is not trusted. Drawings are checked when they are encoded. */
async function assertUsable({ path }: PictureFile, bytes: Buffer): Promise<void> {
  if (isDrawing(path)) return;
  const inspected = await inspectPicture(bytes, extname(path).slice(1));
  if ('code' in inspected) throw new ContentConflict('picture-changed', `${path}: ${inspected.message}`);
}

/** The check has decoded the picture, but encoding it takes more time and memory. */
const refuseUndecodable =
  ({ path }: PictureFile) =>
  (error: unknown): never => {
    if (!(error instanceof DecoderFailure)) throw error;
    throw new ContentConflict('picture-broken', `${path}: ${error.message}`);
  };
