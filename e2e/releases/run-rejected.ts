import type { Verdict } from '@guest/shared/contracts/release/release.contract';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { suiteStore } from './suite-store';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface RejectedCommand {
  code: number;
  verdicts: Verdict[];
}

/** Runs a `release` command that the check rejects, and returns its exit code and its verdicts. */
export async function runRejected(...command: string[]): Promise<RejectedCommand> {
  const args = ['--import', 'tsx', 'release/src/cli/cli.ts', ...command, '--json', '--store', suiteStore()];
  const ran = promisify(execFile)(process.execPath, args, { cwd: root });
  return ran.then(
    () => {
      throw new Error(`${command.join(' ')} was not refused`);
    },
    ({ code, stdout }: { code: number; stdout: string }) => {
      // The cast is safe because this is the documented JSON output of the command.
      const { details } = JSON.parse(stdout) as { details: Pick<RejectedCommand, 'verdicts'> };
      return { code, ...details };
    },
  );
}
