import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { RECORD_FILE } from './storage';

export interface BuildFiles {
  /** All files except the record, whose presence turns them into a release. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly record: Buffer;
  /** Identifies the build: builds with the same digest are identical in every byte. */
  readonly digest: string;
}

/** Reads a build into memory, so that later changes of its directory do not matter. */
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
