import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { RECORD_FILE } from './storage';

export interface BuildFiles {
  /** All but its record, which is what makes a release of them. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly record: Buffer;
  /** Says which build it is: two with the same are the same in every byte. */
  readonly digest: string;
}

/** A build as it is at this moment, whatever becomes of its folder meanwhile. */
export async function readBuild(folder: string): Promise<BuildFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const files = new Map<string, Buffer>();
  const hash = createHash('sha256');
  for (const name of names) {
    if (name === RECORD_FILE) continue;
    const content = await readFile(join(folder, name));
    files.set(name, content);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return { files, record: await readFile(join(folder, RECORD_FILE)), digest: hash.digest('hex') };
}
