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

/** Returns whether a file exists and matches the hash. */
export async function isIntact(path: string, integrity: string): Promise<boolean> {
  const content = await readFile(path).catch(() => null);
  return content !== null && matchesIntegrity(integrity, content);
}
