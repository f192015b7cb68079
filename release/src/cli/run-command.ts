import { channelAddress } from '../channel/channel-address';
import { currentUser } from '../workspace/current-user';
import { optionValue, type Command, type CommandOptions, type CommandResult } from '../command/command';
import { inOneLine } from '../terminal/printable';
import { dryRun } from '../storage/dry-run';
import { openStorage } from '../storage/open-storage';

const MAX_REASON_LENGTH = 500;

/** Runs a command with the words after its name and all options. */
export async function runCommand(
  command: Command,
  call: {
    args: string[];
    options: CommandOptions;
    env: NodeJS.ProcessEnv;
    print: (line: string) => void;
  },
): Promise<CommandResult> {
  const { args, options, env, print } = call;
  const isDryRun = options.dryRun === true;
  const storage = await openStorage(env, optionValue(options, 'store'));
  const actor = optionValue(options, 'actor') ?? env.RELEASE_ACTOR ?? currentUser();
  return command.run(
    {
      storage: isDryRun ? dryRun(storage) : storage,
      author: (defaultReason) => ({
        actor: inOneLine(actor),
        reason: inOneLine(optionValue(options, 'reason') ?? defaultReason).slice(0, MAX_REASON_LENGTH),
        at: new Date().toISOString(),
      }),
      addressOf: (channel) => channelAddress(channel, env),
      print,
      isDryRun,
    },
    args,
    options,
  );
}
