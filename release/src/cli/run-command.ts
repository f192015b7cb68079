import { parseArgs, type ParseArgsConfig } from 'node:util';
import { channelAddress } from '../channel/channel-address';
import { currentUser } from '../workspace/current-user';
import { said, type Command, type Options, type Told } from '../command/command';
import { inOneLine } from '../terminal/printable';
import { dryRun } from '../storage/dry-run';
import { openStorage } from '../storage/open-storage';
import { saidBy, Trouble } from '../errors/trouble';

const EVERYWHERE = {
  store: { type: 'string' },
  actor: { type: 'string' },
  reason: { type: 'string' },
  json: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const satisfies NonNullable<ParseArgsConfig['options']>;

const LONGEST_REASON = 500;

/** Runs a command with the arguments after its name. */
export async function runCommand(
  command: Command,
  typed: string[],
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
): Promise<Told> {
  const { words, options } = understood(command, typed);
  const isDryRun = options['dry-run'] === true;
  const storage = await openStorage(env, said(options, 'store'));
  const actor = said(options, 'actor') ?? env.RELEASE_ACTOR ?? currentUser();
  return command.run(
    {
      storage: isDryRun ? dryRun(storage) : storage,
      author: (byDefault) => ({
        actor: inOneLine(actor),
        reason: inOneLine(said(options, 'reason') ?? byDefault).slice(0, LONGEST_REASON),
        at: new Date().toISOString(),
      }),
      addressOf: (channel) => channelAddress(channel, env),
      say,
      isDryRun,
    },
    words,
    options,
  );
}

function understood({ options = {} }: Command, typed: string[]): { words: string[]; options: Options } {
  try {
    const all = { ...EVERYWHERE, ...options };
    const { values, positionals } = parseArgs({ args: typed, options: all, allowPositionals: true });
    for (const [name, value] of Object.entries(values)) assertSays(name, value);
    return { words: positionals, options: values as Options };
  } catch (error) {
    throw new Trouble(400, saidBy(error).replace(/\.?$/, '.'));
  }
}

/** An empty variable in a script must not select the widest choice. */
function assertSays(name: string, value: unknown): void {
  if ([value].flat().includes('')) throw new Trouble(400, `--${name} says nothing`);
}
