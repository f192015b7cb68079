import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isContentOf } from '../build/integrity';
import { RECORD_FILE, type ReadFile } from '../storage/storage';
import { Trouble } from '../errors/trouble';
import { soundRecord } from './records';

/** The record of a build, whose files are all there and as they were built. `place` is what people call it. */
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

/** The record of a build that lies in a folder. */
export const builtRecord = (folder: string): Promise<ReleaseRecord> =>
  soundBuild(async (file) => {
    const path = join(folder, file);
    const found = await lstat(path).catch(() => undefined);
    // What a link leads to may change at any time.
    return found?.isFile() ? readFile(path) : undefined;
  }, folder);
