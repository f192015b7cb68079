import { readFile } from 'node:fs/promises';
import { readFolder } from '../../../features/hotel-content/folder/read-folder';
import { fingerprintOf } from '../../../features/hotel-content/model/fingerprint';
import type { VersionFiles } from '../../../features/hotel-content/versions/version.repository';
import { sha256Of } from '../../../features/picture/imported-file';
import { CommandFailure, type CommandResult } from '../result/output';
import { addToFolderHistory } from './folder-history';
import { schemaFiles } from './schema-files';
import { pathInside, writeContents, type WrittenContents } from './write-contents';
import { writeFiles } from './write-files';

export interface ExportFlags {
  /** Writes over files that were edited in the folder. */
  overwrite?: true;
}

interface WrittenVersion extends ExportFlags, Omit<WrittenContents, 'paths'> {
  /** The published version that the folder was edited from. Without it, any other file counts as edited. */
  known: VersionFiles | undefined;
}

/**
 * Makes a folder that of a version: writes the files that differ, and removes those that the version no longer has.
 * Files of the folder that were never part of a version stay. Throws before anything is written if a file was edited.
 */
export async function writeVersion(
  folder: string,
  { slug, number }: { slug: string; number: number },
  { next, known, originalOf, overwrite }: WrittenVersion,
): Promise<CommandResult> {
  const [wanted, before] = [hashesOf(next), known ? hashesOf(known) : new Map<string, string>()];
  const written: string[] = [];
  const removed: string[] = [];
  const edited: string[] = [];
  for (const path of new Set([...wanted.keys(), ...before.keys()])) {
    const here = await hashHere(folder, path);
    if (here === wanted.get(path)) continue;
    if (here !== undefined && here !== before.get(path)) edited.push(path);
    (wanted.has(path) ? written : removed).push(path);
  }
  if (edited.length > 0 && !overwrite) throw new CommandFailure(73, wasEdited(folder, edited), 'edited-here');
  await writeContents(folder, { paths: [...written, ...removed], next, originalOf });
  await writeFiles(schemaFiles(folder));
  await addToFolderHistory(folder, fingerprintOf(next));
  const own = [...(await readFolder(folder)).files.keys()].filter((path) => !wanted.has(path));
  return {
    code: 0,
    lines: [
      ...own.map((path) => `not in this version, left as it is: ${path}`),
      `Version ${number} of ${slug} is in ${folder}; ${written.length} files were written, ${removed.length} removed.`,
    ],
    data: { slug, version: number, written, removed, onlyHere: own },
  };
}

const wasEdited = (folder: string, edited: string[]) =>
  `These files of ${folder} were edited and are not published like this: ${edited.join(', ')}. Nothing was written. Export into another folder, or write over them with --overwrite.`;

/** Returns the hashes of the files and pictures of a version by path. */
const hashesOf = ({ files, pictures }: VersionFiles): Map<string, string> =>
  new Map([
    ...[...files].map(([path, text]) => [path, sha256Of(Buffer.from(text))] as const),
    ...[...pictures.values()].flatMap((one) => (one ? [[one.path, one.sha256] as const] : [])),
  ]);

/** Returns the hash of a file as it would be imported, or `undefined` if it is not there. */
async function hashHere(folder: string, path: string): Promise<string | undefined> {
  const bytes = await readFile(pathInside(folder, path)).catch(() => undefined);
  // A byte order mark is not imported.
  return bytes && sha256Of(path.endsWith('.yaml') ? Buffer.from(new TextDecoder().decode(bytes)) : bytes);
}
