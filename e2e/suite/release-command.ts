import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the `release` command on a store and returns its JSON output. */
export async function runRelease(store: string, ...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'release/src/cli/cli.ts', ...args, '--json', '--store', store],
    { cwd: root },
  );
  return JSON.parse(stdout);
}
