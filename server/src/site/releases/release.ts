import { releaseBase } from '@guest/shared/contracts/release/release-address';
import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isIntact, matchesIntegrity, type BuiltFile } from '../../../../release/src/build/integrity';
import { readRecord } from '../../../../release/src/registry/records';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';

/** A release with its files on disk. */
export interface Release {
  readonly record: ReleaseRecord;
  readonly dir: string;
  /** The base URL of its files. */
  readonly base: string;
  /**
   * The server bundle that renders first views; `null` if it is missing or differs from the one that was
   * built. Each process that runs it compares it again.
   */
  readonly serverBundle: BuiltFile | null;
}

export async function readRelease(
  storage: ReleaseStorage,
  name: string,
  version: string,
): Promise<Release | undefined> {
  const record = await readRecord(storage, name, version);
  if (!record) return undefined;
  const dir = await storage.folderOf(name, version);
  return {
    record,
    dir,
    base: releaseBase(record),
    serverBundle: await intactBundle(dir, record.server),
  };
}

async function intactBundle(dir: string, server: ReleaseRecord['server']): Promise<BuiltFile | null> {
  if (!server.bundle) return null;
  const file = { path: join(dir, server.bundle), integrity: server.integrity };
  // A release without its bundle still works because the browser renders its pages.
  return (await isIntact(file.path, file.integrity)) ? file : null;
}

/**
 * Reads a file that the server itself puts into a reply, where no browser verifies it, and throws if it is not the one that was
 * built. Records of earlier versions have no hash of the inline script and of the service worker.
 */
export async function readIntact({ dir, record }: Release, file: string): Promise<Buffer> {
  const content = await readFile(join(dir, file));
  const hash = record.files.find((it) => it.file === file)?.integrity ?? record.unlisted?.[file];
  if (hash === undefined || hash === '' || matchesIntegrity(hash, content)) return content;
  throw new Error(`${join(dir, file)} differs from the file that was built.`);
}

export interface ServedFile {
  readonly url: string;
  readonly integrity: string;
}

/**
 * Returns the URL and hash of each file; files that the record does not list are omitted because they are not
 * served.
 */
export function servedFiles({ record, base }: Release, files: string[] = []): ServedFile[] {
  return files.flatMap((file) => {
    const known = record.files.find((it) => it.file === file);
    return known ? [{ url: base + file, integrity: known.integrity }] : [];
  });
}
