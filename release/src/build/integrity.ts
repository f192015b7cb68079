import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

type Algorithm = 'sha256' | 'sha384';

const hashOf = (content: Buffer, algorithm: Algorithm) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** Returns the hash of a file in the format of pages and records. */
export const integrityOf = async (path: string): Promise<string> => hashOf(await readFile(path), 'sha256');

/** Returns whether the content matches the hash, with either algorithm. */
export const matchesIntegrity = (integrity: string, content: Buffer): boolean =>
  hashOf(content, integrity.startsWith('sha384-') ? 'sha384' : 'sha256') === integrity;

/** A file of a build on disk, with the hash that the record of its release has for it. */
export interface BuiltFile {
  readonly path: string;
  readonly integrity: string;
}

/** Reads a file, and throws if it is not the one that was built. */
export async function readBuiltFile({ path, integrity }: BuiltFile): Promise<Buffer> {
  const content = await readFile(path);
  if (matchesIntegrity(integrity, content)) return content;
  throw new Error(`${path} differs from the file that was built.`);
}

/** Returns whether a file exists and matches the hash. */
export const isIntact = (path: string, integrity: string): Promise<boolean> =>
  readBuiltFile({ path, integrity }).then(
    () => true,
    () => false,
  );
