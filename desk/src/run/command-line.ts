import { Command as Program, CommanderError, Option } from 'commander';
import { commands } from '../commands/commands';
import { UsageError, type Command, type CommandOptions } from '../core/command';

type RunCommand = (command: Command, args: string[], options: CommandOptions) => Promise<void>;

/** Creates the command line of the desk, to which callers may add commands of their own. */
export function createCommandLine({
  run,
  printHelp,
}: {
  run: RunCommand;
  printHelp: (lines: string[]) => void;
}) {
  let help = '';
  const program = new Program('pnpm desk')
    .configureHelp({ subcommandTerm: termOf })
    .configureOutput({ writeOut: (text) => (help += text), writeErr: () => {} })
    .exitOverride();
  for (const command of commands) addCommand(program, command, run);

  return {
    program,
    /** Runs the command of a line, given as its words. */
    async execute(words: string[]): Promise<void> {
      const name = words[0] === 'help' ? words[1] : words[0];
      const command = program.commands.find((one) => one.name() === name);
      if (!command && name !== undefined && !name.startsWith('-'))
        throw new UsageError(`there is no "${name}"; see pnpm desk help for all commands`);
      help = '';
      try {
        await program.parseAsync(words, { from: 'user' });
      } catch (error) {
        if (!(error instanceof CommanderError)) throw error;
        if (error.exitCode === 0) return printHelp(help.trimEnd().split('\n'));
        const usage = command ? `usage: ${termOf(command)}: ${command.description()}` : error.message;
        throw new UsageError(usage, { cause: error });
      }
    },
  };
}

function addCommand(program: Program, command: Command, run: RunCommand): void {
  const { name, args = '', summary, example, required = [], options = [] } = command;
  // The dots make the last word take all that follow.
  const added = program.command(`${name} ${args.replace(/([>\]])$/, '...$1')}`).description(summary);
  if (example) added.addHelpText('after', `\nSuch as\n  ${example}`);
  for (const flags of required) added.requiredOption(flags);
  for (const option of options) added.addOption(typeof option === 'string' ? new Option(option) : option);
  const needed = added.options.filter(({ mandatory }) => mandatory).map(({ flags }) => flags);
  const optional = added.options.filter(({ mandatory }) => !mandatory).map(({ flags }) => `[${flags}]`);
  added.usage([args, ...needed, ...optional].filter(Boolean).join(' '));
  added.action(() => run(command, joinedWords(added), added.opts()));
}

/** Joins the words that the last argument has taken, as in `reply ada Good morning`. */
const joinedWords = ({ processedArgs }: Program): string[] =>
  processedArgs.flatMap((word: string | string[]) => {
    if (typeof word === 'string') return word;
    return word.length > 0 ? word.join(' ') : [];
  });

/** A command without options has no usage, for which commander says `[options]`. */
const termOf = (command: Program) => `${command.name()} ${command.usage()}`.replace(' [options]', '');
