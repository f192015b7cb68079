import { releaseRecordSchema } from '@guest/shared/contracts/release/release.contract';
import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CliError } from '../errors/cli-error';
import type { Bucket } from './bucket';
import { assertKey } from './key';
import { makeFolder } from './make-folder';
import { diskError } from './disk-error';
import { codeOf } from '../errors/error-code';
import { parseJson } from './read-json';
import { share } from './share';
import { COMPRESSED_SUFFIXES, sharedFilesOf, sharedFolderOf } from './shared-files';
import { RECORD_FILE } from './storage';

/**
 * Downloads releases, and shared files that may belong to none of them, once to a local directory, because serving
 * and rendering need files.
 */
export function createMirror(folder: string, bucket: Pick<Bucket, 'location' | 'read' | 'objectsBelow'>) {
  const downloads = new Map<string, Promise<string>>();

  /** Concurrent callers share one download, and a failed one is attempted again. */
  function once(key: string, download: (key: string, target: string) => Promise<void>): Promise<string> {
    const target = join(folder, key);
    const pending =
      downloads.get(key) ??
      stat(target)
        .catch(() => download(key, target))
        .then(() => target);
    downloads.set(key, pending);
    const forget = () => downloads.delete(key);
    pending.then(forget, forget);
    return pending;
  }

  /** Links the shared files of a release, so that they are served while the bucket is unavailable. */
  async function shareMirrored(release: string, target: string): Promise<void> {
    const text = await readFile(join(target, RECORD_FILE), 'utf8');
    const record = parseJson(text, releaseRecordSchema, `${bucket.location}/${release}/${RECORD_FILE}`);
    await share(target, join(folder, sharedFolderOf(record.name)), sharedFilesOf(record));
  }

  async function downloadFile(key: string, target: string): Promise<void> {
    const content = await bucket.read(key);
    if (!content) return;
    await makeFolder(dirname(target));
    // The file itself comes last, because its presence ends the download.
    for (const suffix of COMPRESSED_SUFFIXES) {
      const copy = await bucket.read(key + suffix);
      if (copy) await writeWhole(target + suffix, copy);
    }
    await writeWhole(target, content);
  }

  async function writeWhole(target: string, content: Buffer): Promise<void> {
    const temp = join(folder, '.parts', randomUUID());
    try {
      await makeFolder(dirname(temp));
      await writeFile(temp, content);
      await rename(temp, target);
    } catch (error) {
      throw diskError(error, folder);
    }
  }

  async function downloadRelease(release: string, target: string): Promise<void> {
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
      await shareMirrored(release, target);
    } catch (error) {
      throw diskError(error, folder);
    } finally {
      await rm(tempFolder, { recursive: true, force: true });
    }
  }

  return {
    release: (name: string, version: string) => once(assertKey(`${name}/${version}`), downloadRelease),
    file: (key: string) => once(key, downloadFile),
  };
}

function ignoreExisting(error: unknown): void {
  if (!['EEXIST', 'ENOTEMPTY'].includes(codeOf(error))) throw error;
}
