import { mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

type Content = string | Buffer;

/**
 * Writes several files, or none if one of them cannot be written: all are written under temporary names before the
 * first is renamed. The file behind a link is replaced, not the link. Devices and pipes, such as `/dev/stdout`, are
 * written to at the end.
 */
export async function writeFiles(
  files:
    | Iterable<readonly [file: string, content: Content]>
    | AsyncIterable<readonly [file: string, content: Content]>,
): Promise<void> {
  const written = new Map<string, string>();
  const streams = new Map<string, Content>();
  try {
    for await (const [name, content] of files) {
      if (await isStream(name)) {
        streams.set(name, content);
        continue;
      }
      const file = await realpath(name).catch(() => name);
      await mkdir(dirname(file), { recursive: true });
      const unnamed = join(dirname(file), `.${basename(file)}.new`);
      written.set(unnamed, file);
      await writeFile(unnamed, content);
    }
    for (const [unnamed, file] of written) await rename(unnamed, file);
    for (const [stream, content] of streams) await writeFile(stream, content);
  } catch (error) {
    for (const unnamed of written.keys()) await rm(unnamed, { force: true });
    throw error;
  }
}

/** Returns whether a name is a device or a pipe, which has no content that could be replaced. */
const isStream = (name: string): Promise<boolean> =>
  stat(name).then(
    (found) => !found.isFile() && !found.isDirectory(),
    () => false,
  );
