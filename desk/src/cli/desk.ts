import process from 'node:process';
import { exitCodeOf } from '../core/exit-code';
import { commandNamed, help } from '../help/help';
import { openDesk } from '../run/open-desk';
import { runCommand } from '../run/run-command';
import { createSavedSession } from '../sign-in/saved-session';
import { openShell } from '../shell/shell';
import { signIn, signOut } from '../sign-in/sign-in';
import type { Told } from '../core/command';
import { printable } from '../terminal/printable';

const { env } = process;
const saved = createSavedSession(env);
const isJson = process.argv.includes('--json');
const [name, ...typed] = process.argv.slice(2).filter((word) => word !== '--json');

try {
  const told = await done(name);
  if (told) print(told);
} catch (error) {
  const code = exitCodeOf(error);
  if (code === undefined || !(error instanceof Error)) throw error;
  process.stderr.write(`${printable(error.message)}\n`);
  process.exitCode = code;
}

async function done(asked: string | undefined): Promise<Told | undefined> {
  if (asked === 'help' || asked === '--help' || typed.includes('--help')) {
    const about = asked === 'help' ? typed[0] : asked?.startsWith('-') ? undefined : asked;
    return { data: help(about), lines: help(about) };
  }
  if (asked === 'sign-in') return signIn(typed, env, saved);
  if (asked === 'sign-out') return signOut(saved);
  const command = asked === undefined ? undefined : commandNamed(asked);
  const opened = await openDesk(env, saved, { onTurnedAway: (error) => command ?? shellIsOver(error) });
  try {
    if (command) return await runCommand(opened.at, command, typed);
    await openShell(opened.at);
    return undefined;
  } catch (error) {
    // If the server ended the session, that is the cause and is reported instead of the missing reply.
    throw opened.turnedAway() ?? error;
  } finally {
    await opened.close();
  }
}

function shellIsOver(error: Error): void {
  process.stderr.write(`\n${printable(error.message)}\n`);
  process.exit(exitCodeOf(error) ?? 1);
}

function print({ data, lines }: Told): void {
  process.stdout.write(
    isJson ? `${JSON.stringify(data, null, 2)}\n` : `${lines.map(printable).join('\n')}\n`,
  );
}
