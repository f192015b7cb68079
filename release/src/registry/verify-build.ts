import type { ReleaseRecord } from '@guest/shared/contracts/release/release.contract';
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { matchesIntegrity } from '../build/integrity';
import { RECORD_FILE, type ReadFile } from '../storage/storage';
import { CliError } from '../errors/cli-error';
import { parseRecord } from './records';

/**
 * Returns the record of a build after checking that all its files exist and match it. `location` names the build
 * in errors.
 */
export async function verifyBuild(read: ReadFile, location: string): Promise<ReleaseRecord> {
  const text = await read(RECORD_FILE);
  if (text === undefined)
    throw new CliError(404, `There is no build in ${location}: run release build first.`);
  const record = parseRecord(text.toString(), join(location, RECORD_FILE));
  const { bundle, integrity } = record.server;
  const hashed = [
    ...record.files,
    ...Object.entries(record.unlisted ?? {}).map(([file, hash]) => ({ file, integrity: hash })),
    ...(bundle === '' ? [] : [{ file: bundle, integrity }]),
  ];
  for (const { file, integrity } of hashed) {
    const content = await read(file);
    if (!content || !matchesIntegrity(integrity, content))
      throw new CliError(422, `${join(location, file)} is missing or differs from the file that was built.`);
  }
  return record;
}

/** Returns the record of a build in a directory. */
export const loadBuildRecord = (folder: string): Promise<ReleaseRecord> =>
  verifyBuild(async (file) => {
    const path = join(folder, file);
    const found = await lstat(path).catch(() => undefined);
    // A symbolic link is not accepted because its target may change at any time.
    return found?.isFile() ? readFile(path) : undefined;
  }, folder);
