import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a Node program in a directory until it ends. */
export function runNode(
  cwd: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  return promisify(execFile)(process.execPath, args, { cwd, env: { ...process.env, ...env } }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}
