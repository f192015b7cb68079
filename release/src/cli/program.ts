import { Command as Program } from 'commander';
import type { Command, CommandOptions } from '../command/command';
import { commands } from '../commands/commands';
import { CliError } from '../errors/cli-error';
import { EXIT_CODES } from '../errors/exit-code';

export type RunCommand = (command: Command, args: string[], options: CommandOptions) => Promise<void>;

/** Creates the command line. `run` is called with the command that was typed, and `writeHelp` for its help. */
export function createProgram(run: RunCommand, writeHelp: (text: string) => void): Program {
  const program = new Program('release')
    .usage('<command> [--json] [--dry-run]')
    .option(
      '--store <folder>',
      'the store, instead of RELEASES_DIR or DATA_DIR/releases; RELEASES_S3_… select a bucket',
    )
    .option('--json', 'output for programs')
    .option('--dry-run', 'prints what would be done, and does nothing')
    .option(
      '--key <file>',
      'your private key, instead of RELEASE_KEY or that of DATA_DIR; the history names its holder',
    )
    .option('--reason <why>', 'reason for the history')
    .helpCommand('help [command]', 'one command, with examples')
    .addHelpText('after', `\n${EXIT_CODES}`)
    .configureHelp({ showGlobalOptions: true, subcommandTerm: (command) => command.name() })
    .configureOutput({ writeOut: writeHelp, writeErr: () => {} })
    .exitOverride();
  for (const command of commands) addCommand(program, command, run);
  return program;
}

function addCommand(program: Program, command: Command, run: RunCommand): void {
  const { name, args = '', summary, examples, options = [] } = command;
  const added = program
    .command(`${name} ${args}`)
    .summary(firstSentence(summary))
    .description(summary)
    .addHelpText('after', ['\nSuch as', ...examples.map((example) => `  release ${example}`)].join('\n'));
  for (const option of options) added.addOption(option);
  added.action(() => {
    const values = added.optsWithGlobals<CommandOptions>();
    assertNotEmpty(values);
    return run(command, added.args, values);
  });
}

/** An empty variable in a script must not select the widest choice. */
function assertNotEmpty(options: CommandOptions): void {
  for (const [name, value] of Object.entries(options)) {
    if ([value].flat().includes('')) throw new CliError(400, `--${name} needs a value.`);
  }
}

const firstSentence = (summary: string) => summary.replace(/(?<=\w{2})\. .*$/, '.');
