import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programArguments } from '../../server/src/testing/processes/built-programs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The port follows those of the run and differs for each worker. */
const PORT = String(Number(process.env.E2E_PORT) + 2 + Number(process.env.TEST_PARALLEL_INDEX));
const READY_TIMEOUT_MS = 2_000;

/**
 * Starts a server for one test, with the releases of the run and its own database, so that it can be
 * restarted, and with settings that differ from those of the run.
 */
export async function ownServer(settings: Readonly<Record<string, string>> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'guest-suite-own-'));
  await symlink(join(String(process.env.E2E_DATA_DIR), 'releases'), join(dataDir, 'releases'));
  let server = await start(dataDir, settings);
  return {
    address: `http://localhost:${PORT}`,
    async restart() {
      await stop(server);
      server = await start(dataDir, settings);
    },
    async stop() {
      await stop(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function start(dataDir: string, settings: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT,
    LOG_LEVEL: 'error',
    NODE_ENV: 'test',
    ...settings,
  };
  const server = spawn(process.execPath, programArguments('server'), {
    cwd: root,
    env,
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 750; tries += 1) {
    if (server.exitCode !== null) break;
    // A connection that the starting server has accepted and does not answer must not use up the time of the test.
    const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
    const isReady = await fetch(`http://localhost:${PORT}/health/ready`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  // On a busy machine it may still be starting, and nobody else would end it.
  await stop(server);
  throw new Error('the server of the test did not start');
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
