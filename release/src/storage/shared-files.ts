import { SHARED_FOLDER } from '@guest/shared/contracts/release/release-address';
import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { CliError } from '../errors/cli-error';

/** Matches names that contain a hash of the content, as the bundler writes it. */
const NAMED_BY_CONTENT = /^[\w@~+-][\w@~+.,-]{0,200}\.[0-9a-f]{8,64}\.(js|css|json)$/;

/** The suffixes of the copies that a build contains of a file. */
export const COMPRESSED_SUFFIXES = ['.br', '.gz'] as const;

export const isNamedByContent = (file: string): boolean => NAMED_BY_CONTENT.test(file);

/** Splits a name such as `menu.0badcafe.js` into what is the same for all contents, `menu.` and `.js`. */
export function nameParts(file: string): { before: string; after: string } {
  const [, before = file, after = ''] = /^(.*\.)[0-9a-f]{8,64}(\.\w+)$/.exec(file) ?? [];
  return { before, after };
}

/** Returns the file that a compressed copy belongs to, or the file itself. */
export const withoutCompression = (file: string): string => file.replace(/\.(br|gz|[0-9a-f]{16}\.dcz)$/, '');

/**
 * Returns the name of the copy for clients that have a dictionary. `dictionary` is its SHA-256 in hexadecimal digits,
 * of which sixteen tell the few dictionaries of a file apart.
 */
export const dictionaryCopyOf = (file: string, dictionary: string): string =>
  `${file}.${dictionary.slice(0, 16)}.dcz`;

/** Returns the names of the compressed copies of each file among the names in a folder. */
export function copiesByFile(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const copies = new Map<string, string[]>();
  for (const name of names) {
    const file = withoutCompression(name);
    if (file !== name) copies.set(file, [...(copies.get(file) ?? []), name]);
  }
  return copies;
}

/** Returns the key of the folder with the files that the releases of a package share. */
export const sharedFolderOf = (name: string): string => `${name}/${SHARED_FOLDER}`;

/** Rejects names that could lead out of the folder. Compressed copies have the name of their file. */
export function assertSharedName(file: string): string {
  if (!isNamedByContent(withoutCompression(file)))
    throw new CliError(400, `${JSON.stringify(file)} is not the name of a shared file.`);
  return file;
}

/** Returns the files of a release that other releases may have too. */
export const sharedFilesOf = ({ hasSharedFiles, files }: ReleaseRecord): string[] =>
  hasSharedFiles ? files.map(({ file }) => file) : [];

/** The error for a name of which another build already has different content. */
export const sharedFileConflict = (file: string) =>
  new CliError(
    409,
    `${file} is already published with other content. Nothing was published: change the sources of this file, so that it gets another name.`,
  );
