import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from './integrity';
import { typesOfRecord } from './types/types-of-record';

export const TYPES_FILE = '_types/remote.d.ts';

/** Writes the types of a build next to its files. Returns its record with their hash, which is signed with the record. */
export async function withTypes(dir: string, record: ReleaseRecord): Promise<ReleaseRecord> {
  const path = join(dir, TYPES_FILE);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, typesOfRecord(record));
  return { ...record, unlisted: { ...record.unlisted, [TYPES_FILE]: await integrityOf(path) } };
}
