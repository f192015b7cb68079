import { randomUUID } from 'node:crypto';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CliError } from '../errors/cli-error';
import type { Bucket } from './bucket';
import { assertKey } from './key';
import { makeFolder } from './make-folder';
import { diskError } from './disk-error';
import { codeOf } from '../errors/error-code';

/** Downloads a release once to a local directory, because serving and rendering need files. */
export function createMirror(folder: string, bucket: Pick<Bucket, 'location' | 'read' | 'objectsBelow'>) {
  const downloads = new Map<string, Promise<string>>();

  async function download(release: string): Promise<string> {
    const target = join(folder, release);
    if (await stat(target).catch(() => undefined)) return target;
    const tempFolder = join(folder, '.parts', randomUUID());
    try {
      for (const { key } of await bucket.objectsBelow(`${release}/`)) {
        const content = await bucket.read(key);
        if (!content) throw new CliError(404, `${bucket.location}/${key} was removed in the meantime.`);
        const file = join(tempFolder, key.slice(release.length + 1));
        await makeFolder(dirname(file));
        await writeFile(file, content);
      }
      await makeFolder(dirname(target));
      await rename(tempFolder, target).catch(ignoreExisting);
      return target;
    } catch (error) {
      throw diskError(error, folder);
    } finally {
      await rm(tempFolder, { recursive: true, force: true });
    }
  }

  return (name: string, version: string): Promise<string> => {
    const release = assertKey(`${name}/${version}`);
    const pending = downloads.get(release) ?? download(release);
    downloads.set(release, pending);
    // A failed download is attempted again.
    pending.then(
      () => downloads.delete(release),
      () => downloads.delete(release),
    );
    return pending;
  };
}

function ignoreExisting(error: unknown): void {
  if (!['EEXIST', 'ENOTEMPTY'].includes(codeOf(error))) throw error;
}
