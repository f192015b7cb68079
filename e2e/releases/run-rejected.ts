import type { Verdict } from '@guest/shared/contracts/release/release.contract';
import { runRelease } from '../suite/release-command';
import { suiteStore } from './suite-store';

interface RejectedCommand {
  code: number;
  verdicts: Verdict[];
}

/** Runs a `release` command that the check rejects, and returns its exit code and its verdicts. */
export async function runRejected(...command: string[]): Promise<RejectedCommand> {
  return runRelease(suiteStore(), ...command).then(
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
