import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { programArguments } from '../../server/src/testing/processes/built-programs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** A build imports sources of the packages by their names, which the bundled program cannot read. */
const FROM_SOURCES = ['--import', 'tsx', 'release/src/cli/cli.ts'];

/** Runs the `release` command on a store and returns its JSON output. */
export async function runRelease(store: string, ...args: string[]): Promise<unknown> {
  const program = args[0] === 'build' ? FROM_SOURCES : programArguments('release');
  const command = [...program, ...args, '--json', '--store', store];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
  return JSON.parse(stdout);
}
