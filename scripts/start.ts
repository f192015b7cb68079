import { join } from 'node:path';
import { releaseSuite } from '../release/src/release-suite';
import { startServer } from '../server/src/start-server';
import { START_UP_FAILED, StartUpFailure } from '../server/src/start-up-failure';

/** Builds what has changed, releases it on this machine, and serves it: what `npm start` does once all is installed. */
try {
  await startServer(process.env, {
    isTerminal: true,
    prepare: async ({ dataDir }) => {
      await releaseSuite({
        store: join(dataDir, 'releases'),
        channels: ['production', 'staging'],
        say: (line) => console.log(line),
      });
    },
  });
} catch (error) {
  if (!(error instanceof StartUpFailure)) throw error;
  console.error(error.message);
  process.exit(START_UP_FAILED);
}
