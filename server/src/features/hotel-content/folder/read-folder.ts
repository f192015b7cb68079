import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '../model/problem';
import { decodeText } from './decode-text';
import { misplacedFiles } from './misplaced-files';
import { reasonOf } from './unreadable';

const MAX_FILE_BYTES = 1024 * 1024;
const MAX_TEXT_BYTES = 20 * MAX_FILE_BYTES;

/** The texts of a folder's files by path, sorted by path. */
export type FolderFiles = ReadonlyMap<string, string>;

/** Reads the YAML files of a hotel's folder. Hidden files and other files, such as notes, are ignored. */
export async function readFolder(folder: string): Promise<{ files: FolderFiles; problems: Problem[] }> {
  const files = new Map<string, string>();
  const problems: Problem[] = [];
  const refuse = (file: string, code: string, message: string, place = { line: 1, column: 1 }) =>
    problems.push({ severity: 'error', code, file, ...place, message });
  const refuseUnreadable = (file: string, error: unknown) =>
    refuse(file, 'file-unreadable', `This cannot be read: ${reasonOf(error)}.`);
  const found = await filesIn(folder);
  for (const path of found.links)
    refuse(path, 'file-link', 'A symbolic link is not followed. Put the files themselves here.');
  for (const { path, error } of found.unreadable) refuseUnreadable(path, error);
  const paths = found.files.filter((path) => /\.ya?ml$/i.test(path)).sort();
  let bytes = 0;
  for (const path of paths) {
    const misplaced = misplacedFiles([path]);
    if (misplaced.length > 0) {
      problems.push(...misplaced);
      continue;
    }
    try {
      const { size } = await stat(join(folder, path));
      bytes += size;
      if (size > MAX_FILE_BYTES) refuse(path, 'file-large', 'A file has at most 1 MB.');
      else if (bytes > MAX_TEXT_BYTES)
        refuse(path, 'folder-large', 'The texts of a hotel have at most 20 MB.');
      else {
        const decoded = decodeText(await readFile(join(folder, path)));
        if ('text' in decoded) files.set(path, decoded.text);
        else refuse(path, 'file-encoding', decoded.message, { line: decoded.line, column: decoded.column });
      }
    } catch (error) {
      refuseUnreadable(path, error);
    }
  }
  return { files, problems };
}

interface FoundFiles {
  files: string[];
  links: string[];
  /** Folders whose entries cannot be listed. */
  unreadable: { path: string; error: unknown }[];
}

/**
 * Returns the paths of all files and symbolic links that are not hidden. Installed packages are skipped, because they
 * are large and not part of a hotel.
 */
async function filesIn(folder: string, within = ''): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], links: [], unreadable: [] };
  const entries = await readdir(join(folder, within), { withFileTypes: true }).catch((error: unknown) => {
    found.unreadable.push({ path: within === '' ? '.' : within, error });
    return [];
  });
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = within === '' ? entry.name : `${within}/${entry.name}`;
    if (entry.isSymbolicLink()) found.links.push(path);
    else if (entry.isFile()) found.files.push(path);
    else if (entry.isDirectory()) {
      const inside = await filesIn(folder, path);
      found.files.push(...inside.files);
      found.links.push(...inside.links);
      found.unreadable.push(...inside.unreadable);
    }
  }
  return found;
}
