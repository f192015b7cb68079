import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programArguments } from '../../server/src/testing/processes/built-programs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/**
 * Each process of the run has a port of its own, so that no test reaches the server of another one that is still stopping.
 * Systems choose ports of outgoing connections above 32,767, and the suites of all runs listen below 30,000.
 */
const PORT = String(30_000 + (process.pid % 2_700));
const READY_TIMEOUT_MS = 2_000;

/** The address of the server that this process has started. */
export const serverAddress = `http://localhost:${PORT}`;

const running = new Set<ChildProcess>();
// A test that exceeds its time is abandoned in the middle of a start, and nobody else would end its server.
process.on('exit', () => running.forEach((server) => server.kill('SIGTERM')));

/** Starts a server on a data directory and resolves when it is ready. */
export async function startServer(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
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
  running.add(server);
  server.once('exit', () => running.delete(server));
  for (let tries = 0; tries < 750; tries += 1) {
    if (server.exitCode !== null) break;
    // A connection that the starting server has accepted and does not answer must not use up the time of the test.
    const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
    const isReady = await fetch(`${serverAddress}/health/ready`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return server;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stopServer(server);
  throw new Error('the server of the test did not start');
}

export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
