import { CommanderError } from 'commander';
import { exitCodeOf } from '../errors/exit-code';
import { printable } from '../terminal/printable';
import { createProgram } from './program';
import { runCommand } from './run-command';
import { messageOf, CliError } from '../errors/cli-error';

export interface CliResult {
  code: number;
  out: string[];
  err: string[];
}

/** Runs the typed command and returns its output; `print` prints progress immediately. */
export async function runCli(
  argv: string[],
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<CliResult> {
  const isJson = argv.includes('--json');
  let result: CliResult = { code: 0, out: [], err: [] };
  let help = '';
  const program = createProgram(
    async (command, args, options) => {
      const { data, lines, problem } = await runCommand(command, { args, options, env, print });
      const out = isJson ? [JSON.stringify(data, null, 2)] : lines.map(printable);
      result = { code: problem ? exitCodeOf(problem) : 0, out, err: [] };
    },
    (text) => (help += text),
  );
  const known = program.commands.find((command) => command.name() === argv[0]);
  try {
    assertCommand(argv, [...program.commands.map((command) => command.name()), 'help']);
    await program.parseAsync(argv, { from: 'user' });
    return result;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0)
      return { code: 0, out: [help.trimEnd()], err: [] };
    const failure = error instanceof CommanderError ? usageError(error) : error;
    const code = exitCodeOf(failure);
    if (isJson) return { code, out: [errorAsJson(failure)], err: [] };
    if (failure instanceof CliError && failure.status === 400) (known ?? program).outputHelp();
    return {
      code,
      out: [],
      err: [...errorAsLines(failure), ...(help && ['', help.trimEnd()])].map(printable),
    };
  }
}

/** Asking for help on a command that does not exist is as wrong as running it. */
function assertCommand([name, topic]: string[], names: string[]): void {
  const word = name === 'help' ? topic : name;
  if (word !== undefined && !word.startsWith('-') && !names.includes(word))
    throw new CliError(400, `There is no command "${word}".`);
}

function usageError({ code, message }: CommanderError): CliError {
  if (code === 'commander.help') return new CliError(400, 'No command given.');
  const [first = '', ...rest] = message
    .replace(/^error: /, '')
    .replace('\n', ' ')
    .replace(/\.?$/, '.');
  return new CliError(400, `${first.toUpperCase()}${rest.join('')}`);
}

function errorAsJson(error: unknown): string {
  const { status = 500, details } = error instanceof CliError ? error : {};
  return JSON.stringify(
    { error: messageOf(error), status, ...(details !== undefined && { details }) },
    null,
    2,
  );
}

function errorAsLines(error: unknown): string[] {
  // Any error other than `CliError` is a bug, so its stack is shown.
  if (!(error instanceof CliError))
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  return [`${error.status === 409 ? '409 ' : ''}${error.message}`];
}
