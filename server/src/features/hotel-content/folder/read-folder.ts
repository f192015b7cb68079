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
  const found = await filesIn(folder);
  for (const path of found.links)
    refuse(path, 'file-link', 'A symbolic link is not followed. Put the files themselves here.');
  const paths = found.files.filter((path) => /\.ya?ml$/i.test(path)).sort();
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

interface FoundFiles {
  files: string[];
  links: string[];
}

/**
 * Returns the paths of all files and symbolic links that are not hidden. Installed packages are skipped, because they
 * are large and not part of a hotel.
 */
async function filesIn(folder: string, within = ''): Promise<FoundFiles> {
  const entries = await readdir(join(folder, within), { withFileTypes: true });
  const found: FoundFiles = { files: [], links: [] };
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = within === '' ? entry.name : `${within}/${entry.name}`;
    if (entry.isSymbolicLink()) found.links.push(path);
    else if (entry.isFile()) found.files.push(path);
    else if (entry.isDirectory()) {
      const inside = await filesIn(folder, path);
      found.files.push(...inside.files);
      found.links.push(...inside.links);
    }
  }
  return found;
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
