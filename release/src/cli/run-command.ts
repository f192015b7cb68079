import { channelAddress } from '../channel/channel-address';
import { currentUser } from '../workspace/current-user';
import { optionValue, type Command, type CommandOptions, type CommandResult } from '../command/command';
import { inOneLine } from '../terminal/printable';
import { dryRun } from '../storage/dry-run';
import { openStorage } from '../storage/open-storage';
import type { ReleaseStorage } from '../storage/storage';
import { ownKeyPair } from '../trust/signer';
import { trustIn } from '../trust/trust';

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
  const storage = await openStorage(env, {
    folder: optionValue(options, 'store'),
    keyFile: optionValue(options, 'key'),
  });
  const actor = await authorIn(storage);
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

/** In a store with keys it is the holder of the key, whatever the name of the user is. */
async function authorIn(storage: ReleaseStorage): Promise<string> {
  const trust = await trustIn(storage);
  const pair = trust && (await ownKeyPair(storage));
  return trust?.change.keys.find(({ id }) => id === pair?.id)?.name ?? currentUser();
}
