import { openStorage } from '../../../../release/src/storage/open-storage';
import type { ReleaseStorage } from '../../../../release/src/storage/storage';
import { Trouble } from '../../../../release/src/errors/trouble';
import { StartUpFailure } from '../../platform/errors/start-up-failure';

/** Where the releases are that this server serves. */
export function openReleases(env: NodeJS.ProcessEnv, dataDir: string): Promise<ReleaseStorage> {
  return openStorage({ ...env, DATA_DIR: dataDir }).catch(asStartUpFailure);
}

/** What is wrong with the releases is for whoever starts the server to put right, and told in one sentence. */
export function asStartUpFailure(error: unknown): never {
  throw error instanceof Trouble ? new StartUpFailure(error.message) : error;
}
