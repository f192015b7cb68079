import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isContentOf } from '../build/integrity';
import { RECORD_FILE, type ReadFile } from '../storage/storage';
import { Trouble } from '../errors/trouble';
import { soundRecord } from './records';

/**
 * Returns the record of a build after checking that all its files exist and match it. `place` names the build
 * in errors.
 */
export async function soundBuild(read: ReadFile, place: string): Promise<ReleaseRecord> {
  const text = await read(RECORD_FILE);
  if (text === undefined) throw new Trouble(404, `There is no build in ${place}: release build makes one.`);
  const record = soundRecord(text.toString(), join(place, RECORD_FILE));
  const { bundle, integrity } = record.server;
  const hashed = [...record.files, ...(bundle === '' ? [] : [{ file: bundle, integrity }])];
  for (const { file, integrity } of hashed) {
    const content = await read(file);
    if (!content || !isContentOf(integrity, content))
      throw new Trouble(422, `${join(place, file)} is missing, or not the file that was built.`);
  }
  return record;
}

/** Returns the record of a build in a directory. */
export const builtRecord = (folder: string): Promise<ReleaseRecord> =>
  soundBuild(async (file) => {
    const path = join(folder, file);
    const found = await lstat(path).catch(() => undefined);
    // A symbolic link is not accepted because its target may change at any time.
    return found?.isFile() ? readFile(path) : undefined;
  }, folder);
