import { createInterface, clearLine, cursorTo } from 'node:readline';
import process from 'node:process';
import type { AtDesk } from '../core/command';
import { read } from '../commands/chat/read';
import { rooms } from '../commands/chat/rooms';
import { exitCodeOf } from '../core/exit-code';
import { commandNamed, help } from '../help/help';
import { runCommand } from '../run/run-command';
import { printable } from '../terminal/printable';
import { tellNews } from './news';
import { createOpenRoom } from './open-room';
import { splitWords } from './split-words';
import { ringForUnseen } from './unseen-requests';

const HINT = [
  'open <room> lets you talk in a room; there, whatever you type is said, and /back leads out.',
  'help tells all commands (in a room with a slash, such as /requests); Ctrl-D ends.',
];

/** Opens the interactive desk, which prints events and reads commands. Settles when the user leaves. */
export async function openShell(at: AtDesk): Promise<void> {
  const { desk, session } = at;
  const room = createOpenRoom(desk);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // The iterator is created now because lines and the end of input that arrive earlier would be lost.
  const typed = lines[Symbol.asyncIterator]();

  /** Prints above the input line, which may be partly typed. */
  function say(line: string): void {
    if (process.stdout.isTTY) {
      clearLine(process.stdout, 0);
      cursorTo(process.stdout, 0);
    }
    process.stdout.write(`${printable(line)}\n`);
    if (process.stdout.isTTY) lines.prompt(true);
  }
  const ring = () => void (process.stdout.isTTY && process.stdout.write('\u0007'));
  const sayAll = (told: string[]) => told.forEach(say);

  function trouble(error: unknown): void {
    if (exitCodeOf(error) === undefined || !(error instanceof Error)) throw error;
    say(`! ${error.message}`);
  }

  function ask(): void {
    const where = room.current()?.roomName;
    lines.setPrompt(printable(`${session.staff.nickName}${where === undefined ? '' : ` → ${where}`}> `));
    if (process.stdin.isTTY) lines.prompt();
  }

  async function obey(line: string): Promise<void> {
    const isSlashed = line.startsWith('/');
    if (room.current() && !isSlashed) return room.say(line);
    const [name = '', ...words] = splitWords(isSlashed ? line.slice(1) : line);
    if (name === 'help') return sayAll(words.length > 0 ? help(words[0]) : [...help(), '', ...HINT]);
    if (name === 'back') return room.leave();
    if (name === 'open') {
      const found = await at.findRoom(words.join(' '));
      sayAll((await read.run(at, [found.id], {})).lines);
      return room.enter(found);
    }
    sayAll((await runCommand(at, commandNamed(name), words)).lines);
  }

  process.stdin.on('keypress', (_letter, key?: { name?: string }) => {
    if (key?.name !== 'return' && lines.line !== '' && !lines.line.startsWith('/')) room.typed();
  });
  tellNews(at, { say, openRoom: room.current, onTrouble: trouble });
  ringForUnseen(at, { say, ring, onTrouble: trouble });
  say(`${session.property.name}, ${session.staff.nickName}. ${HINT.join('\n')}`);
  sayAll((await rooms.run(at, [], {})).lines);
  ask();
  for await (const line of typed) {
    if (line.trim() !== '') await obey(line.trim()).catch(trouble);
    ask();
  }
}
