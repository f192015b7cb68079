import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Where the suite of the journeys has its releases. */
const releaseStore = () => join(process.env.E2E_DATA_DIR ?? '', 'releases');

/** Runs `release …` on the store of the suite, as a squad does; returns what it tells programs. */
export const release = (...args: string[]): Promise<unknown> => releaseInto(releaseStore(), ...args);

export async function releaseInto(store: string, ...args: string[]): Promise<unknown> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'release/src/cli.ts', ...args, '--json', '--store', store],
    { cwd: root },
  );
  return JSON.parse(stdout);
}
