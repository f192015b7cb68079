import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

type Algorithm = 'sha256' | 'sha384';

const hashOf = (content: Buffer, algorithm: Algorithm) =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;

/** The hash of a file as pages and records write it. */
export const integrityOf = async (path: string): Promise<string> => hashOf(await readFile(path), 'sha256');

/** Whether this is what the hash is of, whichever kind of hash it is. */
export const isContentOf = (integrity: string, content: Buffer): boolean =>
  hashOf(content, integrity.startsWith('sha384-') ? 'sha384' : 'sha256') === integrity;

/** Whether a file is there and is the one that the hash is of. */
export async function isIntact(path: string, integrity: string): Promise<boolean> {
  const content = await readFile(path).catch(() => null);
  return content !== null && isContentOf(integrity, content);
}
