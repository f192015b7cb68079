import { CommanderError } from 'commander';
import { failureOf } from './failure-of';
import type { CommandResult, Terminal } from './result/output';
import { createHotelProgram } from './program';

const USAGE = 64;

/** Runs a command, prints its result and returns the exit code. */
export async function runHotelCommand(
  argv: string[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  const isJson = argv.includes('--json');
  try {
    let result: CommandResult = { code: 0, lines: [] };
    await createHotelProgram(env, terminal, (made) => (result = made)).parseAsync(argv, { from: 'user' });
    const { code, lines, problems = [], data = {} } = result;
    if (isJson) terminal.out(JSON.stringify({ ok: code === 0, problems, ...data }, null, 2));
    else for (const line of lines) terminal.out(line);
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    const { exitCode, code, message } = failureOf(error);
    if (isJson) terminal.out(JSON.stringify({ ok: false, problems: [], error: { code, message } }, null, 2));
    else terminal.err(message);
    return exitCode;
  }
}
