import { rm } from 'node:fs/promises';
import { ownDataDirectory } from './own-data';
import { serverAddress, startServer, stopServer } from './server-process';

/**
 * Starts a server for one test, with the releases of the run and its own database, so that it can be
 * restarted, and with settings that differ from those of the run.
 */
export async function ownServer(settings: Readonly<Record<string, string>> = {}) {
  const dataDir = await ownDataDirectory();
  let server = await startServer(dataDir, settings);
  return {
    address: serverAddress,
    async restart() {
      await stopServer(server);
      server = await startServer(dataDir, settings);
    },
    async stop() {
      await stopServer(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
