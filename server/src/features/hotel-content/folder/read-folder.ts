import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../model/problem';
import { misplacedFiles } from './misplaced-files';

const MAX_FILE_BYTES = 1024 * 1024;
const MAX_TEXT_BYTES = 20 * MAX_FILE_BYTES;

/** The texts of a folder's files by path, sorted by path. */
export type FolderFiles = ReadonlyMap<string, string>;

/** Reads the YAML files of a hotel's folder. Hidden files and other files, such as notes, are ignored. */
export async function readFolder(folder: string): Promise<{ files: FolderFiles; problems: Problem[] }> {
  const files = new Map<string, string>();
  const problems: Problem[] = [];
  const refuse = (file: string, code: string, message: string) =>
    problems.push({ severity: 'error', code, file, line: 1, column: 1, message });
  const paths = (await filesIn(folder)).filter((path) => /\.ya?ml$/i.test(path)).sort();
  let bytes = 0;
  for (const path of paths) {
    const { size } = await stat(join(folder, path));
    bytes += size;
    const misplaced = misplacedFiles([path]);
    if (misplaced.length > 0) problems.push(...misplaced);
    else if (size > MAX_FILE_BYTES) refuse(path, 'file-large', 'A file has at most 1 MB.');
    else if (bytes > MAX_TEXT_BYTES) refuse(path, 'folder-large', 'The texts of a hotel have at most 20 MB.');
    else {
      const text = decode(await readFile(join(folder, path)));
      if (text === undefined) refuse(path, 'file-encoding', 'The file is not in UTF-8.');
      else files.set(path, text);
    }
  }
  return { files, problems };
}

/**
 * Returns the paths of all files that are not hidden. Installed packages are skipped, because they are large and not
 * part of a hotel.
 */
async function filesIn(folder: string, within = ''): Promise<string[]> {
  const found = await readdir(join(folder, within), { withFileTypes: true });
  const visible = found.filter(({ name }) => !name.startsWith('.') && name !== 'node_modules');
  const paths = visible.map((one) => {
    const path = within === '' ? one.name : `${within}/${one.name}`;
    return one.isDirectory() ? filesIn(folder, path) : one.isFile() ? [path] : [];
  });
  return (await Promise.all(paths)).flat();
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
