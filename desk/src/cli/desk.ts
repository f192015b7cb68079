import process from 'node:process';
import { exitCodeOf } from '../core/exit-code';
import { createCommandLine } from '../run/command-line';
import { openDesk } from '../run/open-desk';
import { createSavedSession } from '../sign-in/saved-session';
import { openShell } from '../shell/shell';
import { DEFAULT_URL, signIn, signOut } from '../sign-in/sign-in';
import type { CommandResult, DeskContext } from '../core/command';
import { printable } from '../terminal/printable';

const AFTER_HELP = `
A room or request is selected by the beginning of its id or by its name.
DESK_KEY and DESK_URL sign in for one command; DESK_URL is ${DEFAULT_URL} by default.
Exit codes: 1 refused, 64 invalid command line, 69 server unreachable, 77 not signed in or not permitted.`;

const { env } = process;
const saved = createSavedSession(env);
const isJson = process.argv.includes('--json');
const words = process.argv.slice(2).filter((word) => word !== '--json');

const { program, execute } = createCommandLine({
  run: (command, args, options) =>
    withDesk(async (context) => print(await command.run(context, args, options))),
  printHelp: (lines) => print({ data: lines, lines }),
});
program
  .usage('[command] [--json]')
  .description(
    'Without a command, starts the interactive desk: live events and a command line. With a command, runs it, for a person or, with --json, for a program.',
  )
  .addHelpText('after', AFTER_HELP);
// A key on the command line would stay in the shell history and be visible in the process list.
program
  .command('sign-in')
  .description('starts a session; the key is read from DESK_KEY or the terminal')
  .usage('[--url <address>]')
  .option('--url <address>')
  .action(async ({ url }: { url?: string }) => print(await signIn(url, env, saved)));
program
  .command('sign-out')
  .description('ends the session')
  .action(async () => print(await signOut(saved)));

try {
  if (words.length > 0) await execute(words);
  else await withDesk(openShell, exitShell);
} catch (error) {
  const code = exitCodeOf(error);
  if (code === undefined || !(error instanceof Error)) throw error;
  process.stderr.write(`${printable(error.message)}\n`);
  process.exitCode = code;
}

async function withDesk(
  use: (context: DeskContext) => Promise<void>,
  onSessionEnded: (error: Error) => void = () => {},
): Promise<void> {
  const desk = await openDesk(env, saved, { onSessionEnded });
  try {
    await use(desk.context);
  } catch (error) {
    // If the server ended the session, that is the cause and is reported instead of the missing reply.
    throw desk.sessionError() ?? error;
  } finally {
    await desk.close();
  }
}

function exitShell(error: Error): void {
  process.stderr.write(`\n${printable(error.message)}\n`);
  process.exit(exitCodeOf(error) ?? 1);
}

function print({ data, lines }: CommandResult): void {
  process.stdout.write(
    isJson ? `${JSON.stringify(data, null, 2)}\n` : `${lines.map(printable).join('\n')}\n`,
  );
}
