import {
  releaseBase,
  releaseRecordSchema,
  type ReleaseRecord,
} from '@guest/shared/contracts/release.contract';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readJson } from './release-folder';

/** One build as it lies on the disk. */
export interface Release {
  readonly record: ReleaseRecord;
  readonly dir: string;
  /** Where its files are served. */
  readonly base: string;
  /** The file that composes first views; null where there is none, or not the one that was built. */
  readonly serverBundle: string | null;
}

export async function readRelease(dir: string): Promise<Release | undefined> {
  const record = await readJson(join(dir, 'release.json'), releaseRecordSchema);
  if (!record) return undefined;
  return {
    record,
    dir,
    base: releaseBase(record.name, record.version),
    serverBundle: await intactBundle(dir, record.server),
  };
}

async function intactBundle(dir: string, server: ReleaseRecord['server']): Promise<string | null> {
  if (!server.bundle) return null;
  const file = join(dir, server.bundle);
  try {
    const hash = createHash('sha384').update(await readFile(file));
    return `sha384-${hash.digest('base64')}` === server.integrity ? file : null;
  } catch {
    // A release without its bundle still works: its pages are drawn in the browser.
    return null;
  }
}

/** What is served of a file of a release; `file` must be in the release's record. */
export function servedFile({ record, base }: Release, file: string): { url: string; integrity: string } {
  const known = record.files.find((it) => it.file === file);
  if (!known) throw new Error(`${record.name} ${record.version} has no file ${file}`);
  return { url: base + file, integrity: known.integrity };
}
