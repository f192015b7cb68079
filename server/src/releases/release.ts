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
    const algorithm = server.integrity.startsWith('sha384-') ? 'sha384' : 'sha256';
    const hash = createHash(algorithm).update(await readFile(file));
    return `${algorithm}-${hash.digest('base64')}` === server.integrity ? file : null;
  } catch {
    // A release without its bundle still works: its pages are drawn in the browser.
    return null;
  }
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
