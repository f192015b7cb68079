import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `release …` on a store, as a squad does; returns what it tells programs. */
export async function releaseInto(store: string, ...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'release/src/cli/cli.ts', ...args, '--json', '--store', store],
    { cwd: root },
  );
  return JSON.parse(stdout);
}
