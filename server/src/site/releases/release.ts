import { releaseBase, type ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { join } from 'node:path';
import { isIntact } from '../../../../release/src/build/integrity';
import { readRecord } from '../../../../release/src/feed/records';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';

/** One build as it lies on the disk. */
export interface Release {
  readonly record: ReleaseRecord;
  readonly dir: string;
  /** Where its files are served. */
  readonly base: string;
  /** The file that composes first views; null where there is none, or not the one that was built. */
  readonly serverBundle: string | null;
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
    base: releaseBase(name, version),
    serverBundle: await intactBundle(dir, record.server),
  };
}

async function intactBundle(dir: string, server: ReleaseRecord['server']): Promise<string | null> {
  if (!server.bundle) return null;
  const file = join(dir, server.bundle);
  // A release without its bundle still works: its pages are drawn in the browser.
  return (await isIntact(file, server.integrity)) ? file : null;
}

export interface ServedFile {
  readonly url: string;
  readonly integrity: string;
}

/** How files of a release are asked for; one that is not in its record is left out, because nobody would be served it. */
export function servedFiles({ record, base }: Release, files: string[] = []): ServedFile[] {
  return files.flatMap((file) => {
    const known = record.files.find((it) => it.file === file);
    return known ? [{ url: base + file, integrity: known.integrity }] : [];
  });
}
