import { rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { VersionFiles } from '../../../features/hotel-content/versions/version.repository';
import { CommandFailure } from '../result/output';
import { writeFiles } from './write-files';

export interface WrittenContents {
  /** The files and pictures that differ in the folder. Those that the contents do not have are removed. */
  paths: readonly string[];
  next: VersionFiles;
  originalOf: (sha256: string) => Promise<Buffer | undefined>;
}

/** Brings some files of a folder to those of a version. If one of them cannot be written, none is changed. */
export async function writeContents(
  folder: string,
  { paths, next, originalOf }: WrittenContents,
): Promise<void> {
  const wanted = new Set<string>([
    ...next.files.keys(),
    ...[...next.pictures.values()].flatMap((one) => one?.path ?? []),
  ]);
  const gone = paths.filter((path) => !wanted.has(path)).map((path) => pathInside(folder, path));
  await writeFiles(contentsOf(folder, { paths, next, originalOf }));
  for (const file of gone) await rm(file, { force: true });
}

/** Returns the path of a file of the folder. Paths may come from another server, so they must not lead out of it. */
export function pathInside(folder: string, path: string): string {
  const target = join(folder, path);
  if (relative(folder, target).split(sep)[0] === '..')
    throw new CommandFailure(73, `${path} is outside of ${folder}.`, 'path-outside');
  return target;
}

async function* contentsOf(
  folder: string,
  { paths, next: { files, pictures }, originalOf }: WrittenContents,
) {
  for (const path of paths) {
    const text = files.get(path);
    if (text !== undefined) yield [pathInside(folder, path), text] as const;
  }
  for (const picture of pictures.values()) {
    if (!picture || !paths.includes(picture.path)) continue;
    const bytes = await originalOf(picture.sha256);
    if (!bytes) throw new CommandFailure(66, `The file store has lost ${picture.path}.`, 'picture-lost');
    yield [pathInside(folder, picture.path), bytes] as const;
  }
}
