import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

type Algorithm = 'sha256' | 'sha384';

/** The hash of a file as pages and records write it. */
export async function integrityOf(path: string, algorithm: Algorithm = 'sha256'): Promise<string> {
  return `${algorithm}-${createHash(algorithm)
    .update(await readFile(path))
    .digest('base64')}`;
}

/** Whether a file is there and is the one that the hash is of, whichever kind of hash it is. */
export async function isIntact(path: string, integrity: string): Promise<boolean> {
  const algorithm = integrity.startsWith('sha384-') ? 'sha384' : 'sha256';
  const found = await integrityOf(path, algorithm).catch(() => null);
  return found === integrity;
}
