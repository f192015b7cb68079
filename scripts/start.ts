import { releaseSuite } from '../release/src/cli/release-suite';
import { codeOf } from '../release/src/errors/error-code';
import { CliError } from '../release/src/errors/cli-error';
import { openReleases } from '../server/src/site/releases/open-releases';
import { startServer } from '../server/src/app/start-server';
import { START_UP_FAILED, StartUpFailure } from '../server/src/platform/errors/start-up-failure';

/**
 * Builds and releases changed packages on this machine and serves them. `npm start` runs this once all
 * packages are installed.
 */
try {
  await startServer(process.env, {
    isTerminal: true,
    prepare: async ({ dataDir }) => {
      const storage = await openReleases(process.env, dataDir);
      await releaseSuite({
        storage,
        channels: ['production', 'staging'],
        print: (line) => console.log(line),
      }).catch((error: unknown) => {
        throw explainWriteError(error, storage.location);
      });
    },
  });
} catch (error) {
  if (!(error instanceof StartUpFailure)) throw error;
  console.error(error.message);
  process.exit(START_UP_FAILED);
}

/**
 * Turns the error of a release directory that cannot be written into a message for the person who starts the
 * suite.
 */
function explainWriteError(error: unknown, store: string): unknown {
  if (error instanceof CliError) return new StartUpFailure(error.message);
  const code = codeOf(error);
  return ['EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'EROFS', 'ENOSPC'].includes(code)
    ? new StartUpFailure(`The release directory "${store}" cannot be written (${code}).`)
    : error;
}
