import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { createHash } from 'node:crypto';
import { readRecord } from '../registry/records';
import { dictionaryCopyOf, nameParts, sharedFilesOf, sharedFolderOf } from '../storage/shared-files';
import type { ReadFile, ReleaseStorage } from '../storage/storage';
import { compressWithDictionary } from './compress-with-dictionary';
import { recentVersions } from './recent-versions';

/** A copy has to save this share of the next best one to be worth its place. */
const MAX_SHARE = 0.8;

/**
 * Compresses the files of a release for guests who have the files of an earlier one, which then are their dictionaries.
 * Files that did not change need none, because they keep their address. `read` reads the files of the release.
 */
export async function dictionaryCopies(
  storage: ReleaseStorage,
  record: ReleaseRecord,
  read: ReadFile,
): Promise<Map<string, Buffer>> {
  const copies = new Map<string, Buffer>();
  for (const [file, earlier] of await changedFiles(storage, record)) {
    const [content, dictionary] = await Promise.all([
      read(file),
      storage.read(`${sharedFolderOf(record.name)}/${earlier}`),
    ]);
    if (!content || !dictionary) continue;
    const copy = dictionaryCopyOf(file, createHash('sha256').update(dictionary).digest('hex'));
    if (copies.has(copy) || (await read(copy))) continue;
    const compressed = await compressWithDictionary(content, dictionary);
    const other = (await read(`${file}.br`)) ?? content;
    if (compressed.length < other.length * MAX_SHARE) copies.set(copy, compressed);
  }
  return copies;
}

/** Returns each file of a release with an earlier content of it, which has the same name but for the hash. */
async function changedFiles(
  storage: ReleaseStorage,
  record: ReleaseRecord,
): Promise<[file: string, earlier: string][]> {
  const files = sharedFilesOf(record);
  if (files.length === 0) return [];
  const versions = await recentVersions(storage, record.name);
  const records = await Promise.all(
    // An unreadable record must not prevent a publication; its files are just not used as dictionaries.
    versions.map((version) => readRecord(storage, record.name, version).catch(() => undefined)),
  );
  const earlierByName = new Map<string, Set<string>>();
  for (const earlier of records.flatMap((it) => (it ? sharedFilesOf(it) : []))) {
    const sameName = earlierByName.get(nameWithoutHash(earlier)) ?? new Set();
    earlierByName.set(nameWithoutHash(earlier), sameName.add(earlier));
  }
  return files.flatMap((file) =>
    [...(earlierByName.get(nameWithoutHash(file)) ?? [])]
      .filter((earlier) => earlier !== file)
      .map((earlier): [string, string] => [file, earlier]),
  );
}

const nameWithoutHash = (file: string) => Object.values(nameParts(file)).join('*');
