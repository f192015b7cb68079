import { createInterface, clearLine, cursorTo } from 'node:readline';
import process from 'node:process';
import type { DeskContext } from '../core/command';
import { read } from '../commands/chat/read';
import { rooms } from '../commands/chat/rooms';
import { exitCodeOf } from '../core/exit-code';
import { createCommandLine } from '../run/command-line';
import { printable } from '../terminal/printable';
import { printEvents } from './event-printer';
import { createOpenRoom } from './open-room';
import { splitArguments } from './split-arguments';
import { alertOnUnseenRequests } from './unseen-requests';

const HINT = [
  'open <room> opens a room; every line that you type there is sent, and /back closes it.',
  'help lists all commands (in a room with a slash, such as /requests); Ctrl-D quits.',
];

/** Opens the interactive desk, which prints events and reads commands. Settles when the user leaves. */
export async function openShell(context: DeskContext): Promise<void> {
  const { desk, session } = context;
  const room = createOpenRoom(desk);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // The iterator is created now because lines and the end of input that arrive earlier would be lost.
  const input = lines[Symbol.asyncIterator]();

  /** Prints above the input line, which may be partly typed. */
  function print(line: string): void {
    if (process.stdout.isTTY) {
      clearLine(process.stdout, 0);
      cursorTo(process.stdout, 0);
    }
    process.stdout.write(`${printable(line)}\n`);
    if (process.stdout.isTTY) lines.prompt(true);
  }
  const printAll = (texts: string[]) => texts.forEach(print);
  const commandLine = createCommandLine({
    run: async (command, args, options) => printAll((await command.run(context, args, options)).lines),
    printHelp: printAll,
  });
  commandLine.program.usage('<command>').addHelpText('after', ['', ...HINT].join('\n'));
  const ring = () => void (process.stdout.isTTY && process.stdout.write('\u0007'));

  function printError(error: unknown): void {
    if (exitCodeOf(error) === undefined || !(error instanceof Error)) throw error;
    print(`! ${error.message}`);
  }

  function prompt(): void {
    const roomName = room.current()?.roomName;
    lines.setPrompt(
      printable(`${session.staff.nickName}${roomName === undefined ? '' : ` → ${roomName}`}> `),
    );
    if (process.stdin.isTTY) lines.prompt();
  }

  async function execute(line: string): Promise<void> {
    const isCommand = line.startsWith('/');
    if (room.current() && !isCommand) return room.send(line);
    const [name = '', ...args] = splitArguments(isCommand ? line.slice(1) : line);
    if (name === 'back') return room.leave();
    if (name === 'open') {
      const found = await context.findRoom(args.join(' '));
      printAll((await read.run(context, [found.id], {})).lines);
      return room.enter(found);
    }
    await commandLine.execute([name, ...args]);
  }

  process.stdin.on('keypress', (_letter, key?: { name?: string }) => {
    if (key?.name !== 'return' && lines.line !== '' && !lines.line.startsWith('/')) room.notifyTyping();
  });
  printEvents(context, { print, openRoom: room.current, onError: printError });
  alertOnUnseenRequests(context, { print, ring, onError: printError });
  print(`${session.property.name}, ${session.staff.nickName}. ${HINT.join('\n')}`);
  printAll((await rooms.run(context, [], {})).lines);
  prompt();
  for await (const line of input) {
    if (line.trim() !== '') await execute(line.trim()).catch(printError);
    prompt();
  }
}
