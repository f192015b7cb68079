import { SHARED_FOLDER } from '@guest/shared/contracts/release/release-address';
import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { CliError } from '../errors/cli-error';

/** Matches names that contain a hash of the content, as the bundler writes it. */
const NAMED_BY_CONTENT = /^[\w@~+-][\w@~+.,-]{0,200}\.[0-9a-f]{8,64}\.(js|css|json)$/;

/** The suffixes of the compressed copies of a file. */
export const COMPRESSED_SUFFIXES = ['.br', '.gz'] as const;

export const isNamedByContent = (file: string): boolean => NAMED_BY_CONTENT.test(file);

/** Returns the file that a compressed copy belongs to, or the file itself. */
export const withoutCompression = (file: string): string => file.replace(/\.(br|gz)$/, '');

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
