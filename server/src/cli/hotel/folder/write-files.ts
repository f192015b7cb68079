import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Writes several files, or none if one of them cannot be written: all are written under temporary names before the
 * first is renamed.
 */
export async function writeFiles(
  files:
    | Iterable<readonly [file: string, content: string | Buffer]>
    | AsyncIterable<readonly [file: string, content: string | Buffer]>,
): Promise<void> {
  const written = new Map<string, string>();
  try {
    for await (const [file, content] of files) {
      await mkdir(dirname(file), { recursive: true });
      const unnamed = join(dirname(file), `.${basename(file)}.new`);
      written.set(unnamed, file);
      await writeFile(unnamed, content);
    }
    for (const [unnamed, file] of written) await rename(unnamed, file);
  } catch (error) {
    for (const unnamed of written.keys()) await rm(unnamed, { force: true });
    throw error;
  }
}
