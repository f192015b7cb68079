import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programArguments } from '../../server/src/testing/processes/built-programs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the `hotel` command on the suite of the journeys. */
export async function runHotel(...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [...programArguments('hotel'), ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
}
