import { commands } from './commands/commands';
import { exitCodeOf } from './exit-code';
import { helpOf, overview } from './help';
import { runCommand } from './run-command';
import { saidBy, Trouble } from './trouble';
import type { Command } from './command';

export interface Ran {
  code: number;
  out: string[];
  err: string[];
}

/** Does what was typed, and says what came of it; `say` hears at once of what takes time. */
export async function runCli(
  typed: string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Ran> {
  const [name, ...rest] = typed;
  const command = commands.find((it) => it.name === name);
  if (name === 'help' || name === '--help' || name === '-h' || rest.includes('--help')) {
    const about = command ?? commands.find((it) => it.name === rest[0]);
    return { code: 0, out: about ? helpOf(about) : overview(), err: [] };
  }
  const isJson = rest.includes('--json');
  try {
    if (!command)
      throw new Trouble(400, name === undefined ? 'Say what to do.' : `There is no command "${name}".`);
    const { data, lines } = await runCommand(command, rest, env, say);
    return { code: 0, out: isJson ? [JSON.stringify(data, null, 2)] : lines, err: [] };
  } catch (error) {
    const code = exitCodeOf(error);
    return isJson ? { code, out: [asJson(error)], err: [] } : { code, out: [], err: asLines(error, command) };
  }
}

function asJson(error: unknown): string {
  const { status = 500, details } = error instanceof Trouble ? error : {};
  return JSON.stringify({ error: saidBy(error), status, ...(details !== undefined && { details }) }, null, 2);
}

function asLines(error: unknown, command: Command | undefined): string[] {
  // What is no trouble of the caller's is a mistake of ours, which needs all there is to know.
  if (!(error instanceof Trouble))
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  const usage = error.status === 400 ? ['', ...(command ? helpOf(command) : overview())] : [];
  return [`${error.status === 409 ? '409 ' : ''}${error.message}`, ...usage];
}
