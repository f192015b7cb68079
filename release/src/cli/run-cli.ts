import { commands } from '../commands/commands';
import { exitCodeOf } from '../errors/exit-code';
import { helpOf, overview } from './help';
import { printable } from '../terminal/printable';
import { runCommand } from './run-command';
import { saidBy, Trouble } from '../errors/trouble';
import type { Command } from '../command/command';

export interface Ran {
  code: number;
  out: string[];
  err: string[];
}

/** Runs the typed command and returns its output; `say` prints progress immediately. */
export async function runCli(
  typed: string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Ran> {
  const [name, ...rest] = typed;
  const isJson = typed.includes('--json');
  try {
    const about = helpWanted(typed);
    if (about) return { code: 0, out: about, err: [] };
    const { data, lines, trouble } = await runCommand(commandOf(name), rest, env, say);
    const code = trouble ? exitCodeOf(trouble) : 0;
    return { code, out: isJson ? [JSON.stringify(data, null, 2)] : lines.map(printable), err: [] };
  } catch (error) {
    const code = exitCodeOf(error);
    if (isJson) return { code, out: [asJson(error)], err: [] };
    return { code, out: [], err: asLines(error, commandNamed(name)).map(printable) };
  }
}

/** Returns the help text if help is requested. */
function helpWanted([name, ...rest]: string[]): string[] | undefined {
  if (name === 'help' || isHelp(name)) {
    const [about] = rest;
    return about === undefined || about.startsWith('-') ? overview() : helpOf(commandOf(about));
  }
  return rest.some(isHelp) ? helpOf(commandOf(name)) : undefined;
}

const isHelp = (word: string | undefined) => word === '--help' || word === '-h';

const commandNamed = (name: string | undefined) => commands.find((it) => it.name === name);

function commandOf(name: string | undefined): Command {
  const command = commandNamed(name);
  if (command) return command;
  const isWord = name !== undefined && !name.startsWith('-');
  throw new Trouble(400, isWord ? `There is no command "${name}".` : 'Say what to do.');
}

function asJson(error: unknown): string {
  const { status = 500, details } = error instanceof Trouble ? error : {};
  return JSON.stringify({ error: saidBy(error), status, ...(details !== undefined && { details }) }, null, 2);
}

function asLines(error: unknown, command: Command | undefined): string[] {
  // Any error other than `Trouble` is a bug, so its stack is shown.
  if (!(error instanceof Trouble))
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  const usage = error.status === 400 ? ['', ...(command ? helpOf(command) : overview())] : [];
  return [`${error.status === 409 ? '409 ' : ''}${error.message}`, ...usage];
}
