import process from 'node:process';
import { helpOf, overview } from './help';
import { runCommand } from './run-command';
import { exitCodeOf } from './exit-code';
import { commands } from './commands/commands';
import { saidBy, Trouble } from './trouble';

const [name, ...typed] = process.argv.slice(2);
const isJson = typed.includes('--json');
const command = commands.find((it) => it.name === name);

if (name === 'help' || name === '--help' || name === '-h' || typed.includes('--help')) {
  const about = command ?? commands.find((it) => it.name === typed[0]);
  print(about ? helpOf(about) : overview());
} else if (!command) {
  fail(new Trouble(400, name === undefined ? 'Say what to do.' : `There is no command "${name}".`));
} else {
  try {
    const { data, lines } = await runCommand(command, typed, process.env, (line) =>
      process.stderr.write(`${line}\n`),
    );
    print(isJson ? [JSON.stringify(data, null, 2)] : lines);
  } catch (error) {
    fail(error);
  }
}

function print(lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function fail(error: unknown): void {
  process.exitCode = exitCodeOf(error);
  if (isJson) {
    const { status = 500, details } = error instanceof Trouble ? error : {};
    print([
      JSON.stringify({ error: saidBy(error), status, ...(details !== undefined && { details }) }, null, 2),
    ]);
    return;
  }
  // What is no trouble of the caller's is a mistake of ours, which needs all there is to know.
  const text =
    error instanceof Trouble || !(error instanceof Error) ? saidBy(error) : (error.stack ?? error.message);
  const status = error instanceof Trouble && error.status === 409 ? '409 ' : '';
  process.stderr.write(`${status}${text}\n`);
  if (process.exitCode === 64)
    process.stderr.write(`\n${(command ? helpOf(command) : overview()).join('\n')}\n`);
}
