import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the `hotel` command on the suite of the journeys. */
export async function runHotel(...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'server/src/cli/hotel/hotel.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
}
