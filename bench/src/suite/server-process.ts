import { suiteRoot } from '../../../release/src/workspace/packages';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/testing/free-port';

export interface ServerProcess {
  origin: string;
  pid: number;
  /** Stops the server, unless it has ended. */
  stop(): Promise<void>;
}

/** In milliseconds. The first start in a new directory also creates and fills a database. */
const START_LIMIT_MS = 180_000;

/** Starts the suite's server as a process of its own, with its own data directory. */
export async function startServer(dataDir: string): Promise<ServerProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const run = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: suiteRoot,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  for (const stream of [run.stdout, run.stderr]) {
    stream.on('data', (chunk) => {
      output.push(String(chunk));
      output.splice(0, output.length - 50);
    });
  }
  const since = performance.now();
  while (!(await isReady(origin))) {
    const isLate = performance.now() - since > START_LIMIT_MS;
    if (isLate) run.kill('SIGKILL');
    if (isLate || run.exitCode !== null) throw new Error(`the server did not start:\n${output.join('')}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    // The process has started, so its id is defined.
    pid: run.pid ?? 0,
    async stop() {
      if (run.exitCode !== null || run.signalCode !== null) return;
      const exited = once(run, 'exit');
      run.kill('SIGTERM');
      await exited;
    },
  };
}

const isReady = (origin: string) =>
  fetch(`${origin}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
