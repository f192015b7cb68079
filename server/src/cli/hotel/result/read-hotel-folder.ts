import { stat } from 'node:fs/promises';
import type { CheckedFiles } from '../../../features/hotel-content/check/check-files';
import { readFolder, type FolderFiles } from '../../../features/hotel-content/folder/read-folder';
import type { FolderPictures } from '../../../features/hotel-content/model/hotel-content';
import { readPictures } from '../../../features/hotel-content/pictures/read-pictures';
import { openPictureCache } from '../../../features/hotel-content/pictures/picture-cache';
import type { FetchBytes } from '../../../features/hotel-content/pictures/fetch-remote-pictures';
import {
  remotePictures,
  type RemotePicture,
} from '../../../features/hotel-content/pictures/remote/remote-pictures';
import { formatProblem, type Problem } from '../../../features/hotel-content/model/problem';
import { CommandFailure } from './output';

/** The content of a folder that has not been checked yet. */
export interface HotelFolder {
  files: FolderFiles;
  pictures: FolderPictures;
  /** Pictures that have an address but no file yet. The check treats them as files that cannot be inspected. */
  remote: RemotePicture[];
  /** Why files or pictures cannot be used. */
  unusable: Problem[];
}

export type ReadHotelFolder = CheckedFiles & Omit<HotelFolder, 'unusable'>;

/** Reads a folder. Throws only if it does not exist. */
export async function openHotelFolder(folder: string): Promise<HotelFolder> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new CommandFailure(66, `There is no folder ${folder}.`, 'folder-missing');
  const { files, problems: inFiles } = await readFolder(folder);
  const cache = await openPictureCache(folder);
  const { pictures: here, problems: inPictures } = await readPictures(folder, cache);
  await cache.save();
  const remote = remotePictures(files, here);
  const pictures = new Map([...here, ...remote.map(({ name }) => [name, null] as const)]);
  return { files, pictures, remote, unusable: [...inFiles, ...inPictures] };
}

/** Checks a folder that was read. Everything that is wrong is reported as a problem. */
export async function checkHotelFolder({ unusable, ...read }: HotelFolder): Promise<ReadHotelFolder> {
  // A check that remembers its result is over sooner than the sources of all checks are loaded.
  const { checkFiles } = await import('../../../features/hotel-content/check/check-files');
  const checked = checkFiles(read.files, read.pictures);
  if (unusable.length === 0) return { ...checked, ...read };
  // A file that is there and cannot be used is not missing.
  const isReported = ({ code, file }: Problem) =>
    code === 'file-missing' && unusable.some((one) => one.file === file);
  return { ...read, problems: [...unusable, ...checked.problems.filter((one) => !isReported(one))] };
}

/** Reads and checks a folder. Throws only if the folder does not exist; everything else is reported as a problem. */
export const readHotelFolder = async (folder: string): Promise<ReadHotelFolder> =>
  checkHotelFolder(await openHotelFolder(folder));

/**
 * Reads and checks a folder to import it. Its remote pictures are fetched only if everything else is correct; the
 * folder is then read again with their files.
 */
export async function readToImport(
  folder: string,
  { dryRun, fetchBytes }: { dryRun?: boolean | undefined; fetchBytes?: FetchBytes | undefined },
): Promise<ReadHotelFolder> {
  const read = await readHotelFolder(folder);
  const { content, remote, ...others } = read;
  if (!content || remote.length === 0 || dryRun) return read;
  const { fetchRemotePictures } =
    await import('../../../features/hotel-content/pictures/fetch-remote-pictures');
  const problems = await fetchRemotePictures(folder, remote, fetchBytes);
  return problems.length === 0
    ? readHotelFolder(folder)
    : { ...others, remote, problems: [...problems, ...others.problems] };
}

export function summaryOf(problems: readonly Problem[], files: FolderFiles): string[] {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;
  const found = problems.length - errors;
  return [
    ...problems.map(formatProblem),
    `${count(problems.length, 'problem')} (${count(errors, 'error')}, ${count(found, 'warning')}) in ${count(files.size, 'file')}.`,
  ];
}
