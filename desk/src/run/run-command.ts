import { parseArgs } from 'node:util';
import { Misused, type AtDesk, type Command, type Told } from '../core/command';

/**
 * Runs a command with the typed arguments. Words beyond its last are joined to it, as in `reply ada Good
 * morning`.
 */
export async function runCommand(at: AtDesk, command: Command, typed: string[]): Promise<Told> {
  const { words, options } = understood(command, typed);
  const [fewest, most] = command.words;
  if (words.length < fewest || (most === 0 && words.length > 0)) {
    throw new Misused(`usage: ${command.name} ${command.usage}`);
  }
  const joined = most === 0 ? [] : [...words.slice(0, most - 1), words.slice(most - 1).join(' ')];
  return command.run(at, joined, options);
}

function understood({ options = {}, name, usage }: Command, typed: string[]) {
  try {
    const { values, positionals } = parseArgs({ args: typed, options, allowPositionals: true });
    return { words: positionals, options: values };
  } catch (error) {
    throw new Misused(`usage: ${name} ${usage}`, { cause: error });
  }
}
