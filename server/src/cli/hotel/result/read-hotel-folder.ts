import { stat } from 'node:fs/promises';
import { checkFiles, type CheckedFiles } from '../../../features/hotel-content/check/check-files';
import { readFolder, type FolderFiles } from '../../../features/hotel-content/folder/read-folder';
import type { FolderPictures } from '../../../features/hotel-content/model/hotel-content';
import { readPictures } from '../../../features/hotel-content/pictures/read-pictures';
import { formatProblem, type Problem } from '../../../features/hotel-content/model/problem';
import { CommandFailure } from './output';

/** Reads and checks a folder; it has to be there, whatever is in it. */
export async function readHotelFolder(
  folder: string,
): Promise<CheckedFiles & { files: FolderFiles; pictures: FolderPictures }> {
  const isFolder = await stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder) throw new CommandFailure(66, `There is no folder ${folder}.`, 'folder-missing');
  const { files, problems: inFiles } = await readFolder(folder);
  const { pictures, problems: inPictures } = await readPictures(folder);
  const checked = checkFiles(files, pictures);
  const problems = [...inFiles, ...inPictures];
  return problems.length === 0
    ? { ...checked, files, pictures }
    : { files, pictures, problems: [...problems, ...checked.problems] };
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
