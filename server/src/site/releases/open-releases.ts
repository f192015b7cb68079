import { join } from 'node:path';
import { openStorage } from '../../../../release/src/storage/open-storage';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import { CliError } from '../../../../release/src/errors/cli-error';
import { StartUpFailure } from '../../platform/errors/start-up-failure';

/** The keys of releases that this server has seen. */
const KEYS_FILE = 'release-trust.json';

/** Opens the storage of the releases that this server serves. */
export function openReleases(env: NodeJS.ProcessEnv, dataDir: string): Promise<ReleaseStorage> {
  const memory = join(dataDir, KEYS_FILE);
  return openStorage({ ...env, DATA_DIR: dataDir }, { memory }).catch(asStartUpFailure);
}

/**
 * A problem with the releases must be solved by the person who starts the server, so it is reported in one
 * sentence.
 */
export function asStartUpFailure(error: unknown): never {
  throw error instanceof CliError ? new StartUpFailure(error.message) : error;
}
