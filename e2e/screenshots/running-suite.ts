import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { waitUntilReachable } from '../../scripts/dev/wait-until-reachable';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Uses a suite that is already running, or starts one with an empty data directory. */
export async function runningSuite(base = process.env.BASE) {
  if (base) return { base: base.replace(/\/$/, ''), store: '', stop: async () => {} };
  const port = process.env.PORT ?? String(20_000 + (process.pid % 20_000));
  const data = mkdtempSync(join(tmpdir(), 'guest-suite-look-'));
  const suite = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: data, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const own = `http://localhost:${port}`;
  await Promise.race([waitUntilReachable([`${own}/health/ready`]), failOnExit(suite)]);
  return {
    base: own,
    /** The directory of the releases; empty for a suite that was already running. */
    store: join(data, 'releases'),
    async stop() {
      const ended = once(suite, 'exit');
      suite.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function failOnExit(suite: ChildProcess): Promise<never> {
  const [code] = await once(suite, 'exit');
  throw new Error(`the suite exited with ${code} before it was ready`);
}
