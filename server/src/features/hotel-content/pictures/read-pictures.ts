import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import PQueue from 'p-queue';
import { sha256Of } from '../../picture/imported-file';
import { reasonOf } from '../folder/unreadable';
import { pictureName, type FolderPictures, type PictureFile } from '../model/hotel-content';
import type { Problem } from '../model/problem';
import type { PictureCache } from './picture-cache';
import { PICTURE_ENDINGS } from './picture-endings';

const FOLDER = 'pictures';
const MAX_BYTES = 25 * 1024 * 1024;
/** A decoded picture takes hundreds of megabytes, so only this many are checked at the same time. */
const AT_ONCE = 2;
const NAME = /^[a-z0-9][a-z0-9-]{0,63}$/;

/**
 * Reads and checks the pictures of a hotel's folder, except those in the cache. `pictures.yaml` is read with the
 * other YAML files.
 */
export async function readPictures(
  folder: string,
  cache?: PictureCache,
): Promise<{ pictures: FolderPictures; problems: Problem[] }> {
  // A hotel without pictures has no such folder. That it cannot be read is reported where the texts are read.
  const found = await readdir(join(folder, FOLDER), { withFileTypes: true }).catch(() => []);
  const names = found
    .filter((one) => one.isFile() && !/^\.|\.ya?ml$/i.test(one.name))
    .map(({ name }) => name)
    .sort();
  const queue = new PQueue({ concurrency: AT_ONCE });
  const read = await Promise.all(names.map((name) => queue.add(() => readPicture(folder, name, cache))));
  const pictures = new Map<string, PictureFile | null>();
  const problems: Problem[] = [];
  for (const [i, { picture, problem }] of read.entries()) {
    const path = `${FOLDER}/${names[i]}`;
    const name = pictureName(path.toLowerCase());
    if (problem) problems.push({ severity: 'error', file: path, line: 1, column: 1, ...problem });
    else if (pictures.has(name))
      problems.push({
        severity: 'error',
        code: 'picture-twice',
        file: path,
        line: 1,
        column: 1,
        message: `There is another picture "${name}". Keep one of them.`,
      });
    if (!pictures.has(name)) pictures.set(name, picture ?? null);
  }
  return { pictures, problems };
}

interface ReadPicture {
  picture?: PictureFile;
  problem?: Pick<Problem, 'code' | 'message'>;
}

async function readPicture(folder: string, name: string, cache?: PictureCache): Promise<ReadPicture> {
  const path = `${FOLDER}/${name}`;
  const ending = extname(name).slice(1).toLowerCase();
  const refused = (code: string, message: string): ReadPicture => ({ problem: { code, message } });
  if (!PICTURE_ENDINGS.includes(ending))
    return refused(
      'picture-format',
      `Pictures are JPEG, PNG, WebP, AVIF or SVG, not .${ending}. Export it as JPEG.`,
    );
  if (name !== name.toLowerCase())
    return refused('file-name', `The file has to be called ${name.toLowerCase()}.`);
  if (!NAME.test(pictureName(path)))
    return refused(
      'file-name',
      'The name of a picture has letters, digits and dashes, such as sunset-bar.jpg.',
    );
  try {
    return await readUsable(folder, path, ending, cache);
  } catch (error) {
    return refused('file-unreadable', `This cannot be read: ${reasonOf(error)}.`);
  }
}

async function readUsable(
  folder: string,
  path: string,
  ending: string,
  cache?: PictureCache,
): Promise<ReadPicture> {
  const stats = await stat(join(folder, path));
  const { size } = stats;
  if (size > MAX_BYTES)
    return {
      problem: {
        code: 'picture-large',
        message: `The file has ${Math.ceil(size / 1024 / 1024)} MB; ${MAX_BYTES / 1024 / 1024} MB are the most.`,
      },
    };
  const known = cache?.find(path, stats);
  if (known) return { picture: { path, ...known } };
  const bytes = await readFile(join(folder, path));
  // The library for images is loaded for new pictures only, because a check that has none is over sooner than it is loaded.
  const { inspectPicture } = await import('./inspect-picture');
  const inspected = await inspectPicture(bytes, ending);
  if ('code' in inspected) return { problem: inspected };
  const found = { sha256: sha256Of(bytes), ...inspected };
  cache?.add(path, stats, found);
  return { picture: { path, ...found } };
}
