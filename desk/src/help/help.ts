import { Misused, type Command } from '../core/command';
import { commands } from '../commands/commands';
import { table } from '../terminal/table';
import { DEFAULT_URL } from '../sign-in/sign-in';

const AROUND: string[][] = [
  ['sign-in [--url <address>]', 'begins a session with a key of the house, which is asked for'],
  ['sign-out', 'ends it'],
  ['help [command]', 'this, or one command'],
];

export function help(name?: string): string[] {
  if (name === undefined || name.startsWith('sign-') || name === 'help') return overview();
  const command = commandNamed(name);
  const { usage, summary, example } = command;
  return [
    `pnpm desk ${name} ${usage}`,
    '',
    `  ${summary}`,
    ...(example ? ['', 'Such as', `  ${example}`] : []),
  ];
}

export function commandNamed(name: string): Command {
  const found = commands.find((command) => command.name === name);
  if (!found) throw new Misused(`there is no "${name}"; see pnpm desk help for all commands`);
  return found;
}

function overview(): string[] {
  const rows = commands.map(({ name, usage, summary }) => [`${name} ${usage}`.trim(), summary]);
  return [
    'pnpm desk                     the desk itself: rooms, requests and news as they come',
    'pnpm desk <command> [--json]  one thing, for a person or a program',
    '',
    ...table([...rows, ...AROUND]).map((line) => `  ${line}`),
    '',
    'A room or request is named by the beginning of its id, or by what it is called.',
    `DESK_KEY and DESK_URL sign in for one command, DESK_URL being ${DEFAULT_URL} by default.`,
    'Exit codes: 1 refused, 64 not understood, 69 the server cannot be reached, 77 not signed in or not allowed.',
  ];
}
